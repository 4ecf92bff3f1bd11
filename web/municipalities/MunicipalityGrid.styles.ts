import { styles } from '#web/theme/styles.ts'

export const municipalityGrid = styles({
  root: {
    columns: { base: '2 8rem', md: '3', lg: '4' },
    columnGap: { base: '5', sm: '8' },
    '& > li': { breakInside: 'avoid' },
  },
  link: {
    pos: 'relative',
    display: 'flex',
    // The columns of a phone are too narrow for both words.
    flexDirection: { base: 'column', sm: 'row' },
    alignItems: { sm: 'center' },
    justifyContent: { base: 'center', sm: 'space-between' },
    columnGap: '3',
    minH: '11',
    borderBottomWidth: '1px',
    borderColor: 'line',
    fontSize: { base: 'xs', sm: 'sm' },
    lineHeight: 'snug',
    _hover: { color: 'forest.700', borderColor: 'forest.500' },
    '& small': { fontSize: '2xs', color: 'ink.muted', textTransform: 'capitalize' },
  },
})
