import { styles } from '#web/theme/styles.ts'

export const ecoPage = styles({
  benefits: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(3, minmax(0, 1fr))',
    },
    columnGap: '9',
    rowGap: { base: '0', sm: '6' },
    mt: '10',
    '& li': { py: '5', borderTopWidth: '1px', borderColor: 'line.strong' },
    '& svg': { boxSize: '6', color: 'forest.500' },
    '& h3': { textStyle: 'h4', mt: '3' },
    '& p': { textStyle: 'small', color: 'ink.muted', mt: '1.5' },
  },
  facts: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
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
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 3fr)' },
      columnGap: '6',
      py: '2.5',
      borderTopWidth: '1px',
      borderColor: 'line',
    },
    '& dt': { fontWeight: 'semibold' },
    '& dd': { color: 'ink.muted', fontVariantNumeric: 'tabular-nums' },
  },
})
