/** The mark: a ridge line over a wheel. */
export const Logo = ({ size = 36 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 40 40" fill="none" aria-hidden="true">
    <path
      d="M3 19 11 8l6 6 7-10 13 15"
      stroke="var(--logo-ridge, #B8431F)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="20" cy="25" r="11" stroke="var(--logo-wheel, #23513A)" strokeWidth="3" />
    <circle cx="20" cy="25" r="3" fill="var(--logo-wheel, #23513A)" />
  </svg>
)
