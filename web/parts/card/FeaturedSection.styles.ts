import { grid, textLink } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const featured = styles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '2',
  },
  title: { textStyle: 'h2' },
  more: {
    ...textLink,
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
    _hover: { color: 'ember.600' },
  },
  list: {
    ...grid({ md: 2, lg: 3 }),
    gap: { base: '3', md: '6' },
    mt: { base: '8', md: '10' },
    '& > li': { display: 'grid' },
  },
})
