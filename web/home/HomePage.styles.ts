import { grid, points } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const homePage = styles({
  strip: { bg: 'forest.900', color: 'forest.200', fontSize: 'sm' },
  band: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: '10' },
  search: {
    flex: '1 1 20rem',
    maxW: { md: '26rem' },
    pb: { base: '5', md: '3' },
    pt: { md: '3' },
    '& label': { color: 'white' },
  },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: { base: 'space-between', md: 'start' },
    columnGap: { base: '4', md: '20' },
    rowGap: '3',
    py: { base: '4', md: '5' },
    fontSize: { base: 'xs', md: 'sm' },
    lineHeight: 'snug',
    '& strong': { display: 'block', textStyle: 'price', fontSize: { base: 'lg', md: '2xl' }, color: 'white' },
  },
  columns: {
    ...grid({ lg: '1fr 1.25fr' }),
    gap: { base: '10', lg: '20' },
    alignItems: 'start',
  },
  title: { textStyle: 'h2', maxW: '14.6em' },
  lead: { textStyle: 'lead', maxW: '34em', mt: '5' },
  review: {
    alignSelf: 'center',
    borderInlineStartWidth: '2px',
    borderColor: 'ember.600',
    ps: '6',
    '& blockquote': { textStyle: 'h3' },
    '& figcaption': { mt: '3', fontSize: 'sm', color: 'ink.muted' },
  },
  reasons: {
    ...points,
    ...grid({ sm: 2 }),
    columnGap: '12',
    rowGap: { base: '8', md: '12' },
  },
  actions: { mt: '8' },
  towns: { mt: { base: '8', md: '10' } },
  all: { maxW: { md: '20rem' }, mt: { base: '5', md: '10' }, mx: 'auto' },
  openNow: {
    display: 'block',
    py: '3',
    my: '-3',
    '& p:first-child': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
})
