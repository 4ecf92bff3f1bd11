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
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minH: '11',
    borderBottomWidth: '1px',
    borderColor: 'line',
    fontSize: { base: 'xs', sm: 'sm' },
    lineHeight: 'snug',
    _hover: { color: 'forest.700', borderColor: 'forest.500' },
  },
  type: { fontSize: '2xs', fontWeight: 'semibold', letterSpacing: 'wide', color: 'ink.muted' },
})
