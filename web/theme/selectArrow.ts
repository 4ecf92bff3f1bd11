const ARROW =
  "%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' stroke='%2356635B' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round' viewBox='0 0 24 24'%3E%3Cpath d='m6 9 6 6 6-6'/%3E%3C/svg%3E"

/** The arrow of every select, in place of the browsers' different ones. */
export const selectArrow = {
  appearance: 'none',
  pe: '10',
  backgroundImage: `url("data:image/svg+xml,${ARROW}")`,
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'right 0.75rem center',
  backgroundSize: '1.125rem',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
} as const
