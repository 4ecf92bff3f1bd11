import { offScreen } from '#web/theme/offScreen.ts'
import { savedCount } from '#web/theme/savedCount.ts'
import { styles } from '#web/theme/styles.ts'

const column = {
  borderTopWidth: { base: '1px', md: '0' },
  borderColor: 'forest.700',
  '&[open] > summary svg': { rotate: '180deg' },
  '& ul': { pb: { base: '5', md: '0' }, columns: { base: '2', md: '1' } },
  '& li': { breakInside: 'avoid' },
} as const

export const footer = styles({
  root: {
    bg: 'forest.900',
    color: 'forest.200',
    outline: '0',
    textStyle: 'small',
    ...offScreen({ base: '50rem', md: '34rem' }),
    _print: { display: 'none' },
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'repeat(3, 1fr)', lg: '1.4fr 0.8fr 1fr 1.6fr' },
    gap: { base: '0', md: '10' },
    pt: { base: '14', md: '18' },
    pb: { base: '8', md: '14' },
  },
  visit: {
    '& [data-open]': { color: 'white' },
    display: 'grid',
    alignContent: 'start',
    gap: '3',
    justifyItems: 'start',
    pb: { base: '8', md: '0' },
    gridColumn: { md: '1 / -1', lg: 'auto' },
  },
  name: { textStyle: 'h3', color: 'white' },
  hours: {
    display: 'grid',
    gap: '1',
    '& div': { display: 'flex', gap: '3' },
    '& dt': { minW: '16' },
    '& dd': { fontVariantNumeric: 'tabular-nums' },
  },
  column,
  wideColumn: { ...column, '& ul': { ...column['& ul'], columns: { base: '2', md: '1', lg: '2' } } },
  title: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minH: { base: '14', md: '9' },
    fontFamily: 'heading',
    fontWeight: 'heading',
    fontSize: 'md',
    color: 'white',
    listStyle: 'none',
    cursor: { base: 'pointer', md: 'default' },
    pointerEvents: { md: 'none' },
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': { boxSize: '5', display: { md: 'none' }, transitionProperty: 'rotate', transitionDuration: 'fast' },
  },
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    w: 'fit-content',
    minH: { base: '10', md: '8' },
    _hover: { color: 'white', textDecoration: 'underline' },
    '& svg': { boxSize: '4' },
    '&[href="/saved"]': savedCount,
  },
  legal: { display: 'flex', flexWrap: 'wrap', columnGap: '6' },
  closing: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    py: '6',
    borderTopWidth: '1px',
    borderColor: 'forest.700',
  },
})
