import { styles } from '#web/theme/styles.ts'

export const moreFilters = styles({
  root: {
    gridColumn: '1 / -1',
    '& summary': {
      w: 'fit-content',
      py: '2',
      fontSize: 'sm',
      fontWeight: 'semibold',
      color: 'forest.700',
      cursor: 'pointer',
      _hover: { textDecoration: 'underline' },
    },
  },
  panel: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: '8',
    rowGap: '4',
    pt: '1',
    pb: '3',
    '& > label': { w: { base: 'full', sm: '64' } },
  },
  group: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    minW: '0',
    fontSize: 'sm',
    '& legend': { color: 'ink.muted', fontSize: 'xs' },
    '& label': { display: 'inline-flex', alignItems: 'center', gap: '2', minH: '11', cursor: 'pointer' },
    '& span span': { color: 'ink.muted' },
    '& input': { boxSize: '5', accentColor: 'forest.700', cursor: 'pointer' },
  },
})
