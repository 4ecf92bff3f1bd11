// Cards on a phone: a small picture beside name and figures, the rest below both.
export const compactCard = {
  display: 'grid',
  gridTemplateColumns: '7.5rem minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  columnGap: '4',
  p: '4',
  '@media (max-width: 19.9em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const

export const compactPicture = {
  alignSelf: { base: 'start', md: 'auto' },
  aspectRatio: 'picture',
  overflow: 'hidden',
  bg: 'sand',
  borderRadius: { mdDown: 'md' },
  '& img': { w: 'full', h: 'full', objectFit: 'cover' },
} as const

/** Features one after another on a phone, one a line on wider screens. */
export const compactList = {
  gridColumn: '1 / -1',
  my: '3',
  '& li': { display: { base: 'inline', md: 'list-item' } },
  // The space before the dot does not break: no line begins with it.
  '& li:not(:last-of-type)::after': { content: { base: '"\u00a0· "', md: 'none' } },
} as const
