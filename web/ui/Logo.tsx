import { logo } from './ui.styles.ts'

/** The mark: a ridge line over a wheel. */
export const Logo = () => (
  <svg width="36" height="36" viewBox="0 0 40 40" fill="none" strokeWidth="3" aria-hidden="true">
    <path className={logo.ridge} d="M3 19 11 8l6 6 7-10 13 15" strokeLinecap="round" strokeLinejoin="round" />
    <circle className={logo.wheel} cx="20" cy="25" r="11" />
    <circle className={logo.hub} cx="20" cy="25" r="3" />
  </svg>
)
