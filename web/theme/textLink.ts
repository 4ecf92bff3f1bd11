/** A link that stands alone, as high as a finger needs it. */
export const textLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: '11',
  fontWeight: 'semibold',
  color: 'forest.700',
  _hover: { textDecoration: 'underline' },
} as const
