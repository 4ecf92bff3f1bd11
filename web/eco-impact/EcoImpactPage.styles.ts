import { grid } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const ecoPage = styles({
  benefits: {
    ...grid({ sm: 2, lg: 3 }),
    columnGap: '9',
    rowGap: { base: '0', sm: '6' },
    mt: '10',
    '& li': { py: '5', borderTopWidth: '1px', borderColor: 'line.strong' },
    '& svg': { boxSize: '6', color: 'forest.500' },
    '& h3': { textStyle: 'h4', mt: '3' },
    '& p': { textStyle: 'small', color: 'ink.muted', mt: '1.5' },
  },
  facts: {
    ...grid({ base: 2, lg: 4 }),
    columnGap: { base: '5', md: '9' },
    rowGap: '7',
    mt: '10',
    '& li': { textStyle: 'small', color: 'ink.muted', pt: '5', borderTopWidth: '1px', borderColor: 'line' },
    '& strong': {
      display: 'block',
      textStyle: 'price',
      fontSize: { base: '2xl', md: '3xl' },
      color: 'forest.700',
      mb: '2',
    },
  },
  formulasTitle: { textStyle: 'h3', mt: '12' },
  formulas: {
    mt: '5',
    '& div': {
      ...grid({ sm: '1fr 3fr' }),
      columnGap: '6',
      py: '2.5',
      borderTopWidth: '1px',
      borderColor: 'line',
    },
    '& dt': { fontWeight: 'semibold' },
    '& dd': { color: 'ink.muted', fontVariantNumeric: 'tabular-nums' },
  },
})
