import { styles } from '#web/theme/styles.ts'

export const searchForm = styles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '2',
    rowGap: '1.5',
    w: 'full',
    maxW: '30rem',
    '& label': { flexBasis: 'full', fontSize: 'sm', fontWeight: 'semibold' },
    // The example fits beside it.
    '& button': { px: '4' },
  },
  box: {
    flex: '1 1 7rem',
    w: '7rem',
    minW: '0',
    px: '2.5',
    _placeholderShown: { '&::-webkit-search-cancel-button': { display: 'none' } },
  },
})
