import { styles } from '#web/theme/styles.ts'

const cards = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
  gap: { base: '5', lg: '7' },
  mt: '10',
} as const

export const brandPage = styles({
  strip: { bg: 'forest.900', color: 'forest.200' },
  figures: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    gap: '6',
    py: { base: '8', md: '10' },
    '& li': { textStyle: 'small' },
    '& strong': { display: 'block', textStyle: 'price', fontSize: 'xl', color: 'white' },
  },
  lead: { textStyle: 'lead', maxW: '60ch', mt: '4' },
  reasons: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 2fr)' },
    gap: { base: '10', lg: '16' },
  },
  facts: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '9',
    '& li': { py: '5', borderTopWidth: '1px', borderColor: 'line' },
    '& h3': { textStyle: 'h4' },
    '& p': { textStyle: 'small', color: 'ink.muted', mt: '1.5' },
  },
  series: cards,
  models: { ...cards, '& > li': { display: 'flex' } },
})
