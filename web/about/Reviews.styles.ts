import { styles } from '#web/theme/styles.ts'

export const reviews = styles({
  list: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    columnGap: '10',
    rowGap: '9',
    mt: { base: '8', md: '10' },
    '& > li': { borderTopWidth: '1px', borderColor: 'line.strong', pt: '6' },
    '& h3': { textStyle: 'h3' },
    '& blockquote': { mt: '2' },
  },
  source: { textStyle: 'small', color: 'ink.muted', mt: '3' },
})
