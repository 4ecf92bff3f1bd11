import { fingerHigh, row } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

const textLink = {
  ...fingerHigh,
  gap: '1.5',
  _hover: { textDecoration: 'underline' },
  '& svg': { boxSize: '4', flexShrink: '0' },
} as const

export const locationCard = styles({
  root: { pos: 'relative', display: 'flex', flexDirection: 'column', p: '6' },
  name: { textStyle: 'h3' },
  nameLink: {
    _hover: { color: 'forest.700', textDecoration: 'underline' },
    '& svg': { display: 'inline', boxSize: '4', ms: '2', color: 'ink.muted' },
  },
  dealer: {
    display: 'block',
    fontFamily: 'body',
    fontWeight: 'normal',
    fontSize: 'xs',
    letterSpacing: 'normal',
    color: 'ink.muted',
    mb: '1.5',
  },
  address: { fontStyle: 'normal', textStyle: 'small', color: 'ink.muted', mt: '3', mb: '4', minH: { md: '3lh' } },
  street: { display: 'block', textWrap: 'balance' },
  phone: { color: 'ink', fontVariantNumeric: 'tabular-nums' },
  hours: { fontSize: 'sm', mb: '4' },
  week: {
    mt: '3',
    '& div': {
      ...row,
      columnGap: '3',
      py: '1.5',
      '[data-on=forest] &': { borderColor: 'forest.700' },
    },
    '& dd': { fontVariantNumeric: 'tabular-nums', fontWeight: 'medium' },
  },
  links: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: '4',
    mb: '4',
    '& a': { ...textLink, fontSize: 'sm' },
    '& svg': { color: 'forest.500' },
  },
  actions: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))',
    gap: '2',
    mt: 'auto',
    pt: '3',
    borderTopWidth: '1px',
    borderColor: 'line',
    '& > a': { minH: '11', px: '2' },
    '& svg': { boxSize: '4' },
  },
})
