import { grid } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

const cards = {
  ...grid({ md: 2, lg: 3 }),
  gap: { base: '5', lg: '7' },
  mt: '10',
} as const

export const brandPage = styles({
  strip: { bg: 'forest.900', color: 'forest.200' },
  figures: {
    ...grid({ base: 2, md: 4 }),
    gap: '6',
    py: { base: '8', md: '10' },
    '& li': { textStyle: 'small' },
    '& strong': { display: 'block', textStyle: 'price', fontSize: 'xl', color: 'white' },
  },
  lead: { textStyle: 'lead', maxW: '60ch', mt: '4' },
  reasons: {
    ...grid({ lg: '1fr 2fr' }),
    gap: { base: '10', lg: '16' },
  },
  facts: {
    ...grid({ sm: 2 }),
    columnGap: '9',
    '& li': { py: '5', borderTopWidth: '1px', borderColor: 'line' },
    '& h3': { textStyle: 'h4' },
    '& p': { textStyle: 'small', color: 'ink.muted', mt: '1.5' },
  },
  series: cards,
  models: { ...cards, '& > li': { display: 'flex' } },
})
