import { points, row } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

const columns = (md: string, lg: string) => ({ base: 'minmax(0, 1fr)', md, lg })
const two = 'repeat(2, minmax(0, 1fr))'
const four = 'repeat(4, minmax(0, 1fr))'
const split = 'minmax(0, 1.5fr) minmax(0, 1fr)'

const figure = {
  display: 'block',
  textStyle: 'price',
  fontSize: { base: 'lg', md: '2xl' },
  color: 'forest.700',
  mb: '1',
} as const

export const aboutPage = styles({
  title: { textStyle: 'h2', maxW: '15.9em' },
  lead: { textStyle: 'lead', maxW: '34em', mt: '5' },
  story: {
    display: 'grid',
    gridTemplateColumns: columns('minmax(0, 1fr)', split),
    gap: { base: '12', lg: '24' },
    alignItems: 'start',
  },
  paragraph: { fontSize: { base: 'md', md: 'lg' }, lineHeight: 'body', maxW: '36em', mt: '5' },
  stats: {
    display: 'grid',
    gridTemplateColumns: { base: two, lg: 'minmax(0, 1fr)' },
    columnGap: '6',
    '& > li': { borderTopWidth: '1px', borderColor: 'line.strong', py: '5', color: 'ink.muted' },
    '& strong': figure,
  },
  values: {
    ...points,
    display: 'grid',
    gridTemplateColumns: columns(two, four),
    columnGap: '10',
    rowGap: '9',
    mt: { base: '8', md: '12' },
  },
  team: {
    display: 'grid',
    gridTemplateColumns: columns(two, four),
    gap: { base: '5', lg: '6' },
    mt: { base: '8', md: '12' },
  },
  reviews: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    columnGap: '10',
    rowGap: '9',
    mt: { base: '8', md: '10' },
    '& > li': { borderTopWidth: '1px', borderColor: 'line.strong', pt: '6' },
    '& h3': { textStyle: 'h3' },
    '& blockquote': { mt: '2' },
  },
  reviewSource: { textStyle: 'small', color: 'ink.muted', mt: '3' },
  initials: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '16',
    borderRadius: 'full',
    bg: 'forest.100',
    color: 'forest.700',
    textStyle: 'price',
    fontSize: 'xl',
    float: { base: 'inline-start', md: 'none' },
    me: '4',
    mb: { base: '3', md: '6' },
  },
  name: { textStyle: 'h3', pt: { base: '1.5', md: '0' } },
  role: { fontSize: 'sm', color: 'ember.600', fontWeight: 'semibold', mt: '1' },
  bio: { textStyle: 'small', color: 'ink.muted', mt: '3', clear: 'both' },
  area: {
    display: 'grid',
    gridTemplateColumns: columns('minmax(0, 1fr)', 'minmax(0, 1fr) minmax(0, 1.25fr)'),
    columnGap: '20',
    rowGap: { base: '10', md: '14' },
    alignItems: 'start',
  },
  claims: {
    display: 'grid',
    gridTemplateColumns: two,
    columnGap: '6',
    mt: { base: '8', md: '10' },
    color: 'ink.muted',
    '& > li': { borderTopWidth: '1px', borderColor: 'line.strong', pt: '5' },
    '& strong': figure,
  },
  towns: { gridColumn: '1 / -1' },
  closing: {
    display: 'grid',
    gridTemplateColumns: columns('minmax(0, 1fr)', split),
    gap: { base: '10', lg: '24' },
    px: { base: '6', md: '12' },
    py: { base: '10', md: '14' },
  },
  closingText: { color: 'forest.200', fontSize: 'lg', mt: '4' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '8' },
  hoursTitle: { textStyle: 'h3', mb: '4' },
  hours: {
    mt: '4',
    '& div': { ...row, columnGap: '3', py: '2', borderColor: 'forest.700' },
    '& dt': { color: 'forest.200' },
    '& dd': { fontVariantNumeric: 'tabular-nums' },
  },
  pending: { minH: 'screen' },
})
