import { grid } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const seatTiles = styles({
  root: {
    ...grid({ lg: 'auto 1fr' }),
    alignItems: 'center',
    columnGap: '12',
    rowGap: '2.5',
    pt: { base: '5', md: '10' },
  },
  title: { textStyle: 'h4', fontSize: { lg: 'xl' } },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(3.75rem, 40%), 1fr))',
    gap: { base: '2', md: '4' },
  },
  tile: {
    display: 'grid',
    justifyItems: 'center',
    px: '0.5',
    py: { base: '2', md: '3' },
    bg: 'white',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'md',
    fontSize: { base: 'xs', md: 'sm' },
    color: 'ink.muted',
    _hover: { borderColor: 'forest.700', bg: 'forest.100' },
    '& strong': { textStyle: 'price', fontSize: { base: 'xl', md: '2xl' }, color: 'ink' },
  },
})
