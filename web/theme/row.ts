/** A term and its value at opposite ends of a line below a hairline. */
export const row = {
  display: 'flex',
  justifyContent: 'space-between',
  borderTopWidth: '1px',
  borderColor: 'line',
} as const
