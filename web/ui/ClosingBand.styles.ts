import { ends } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const closingBand = styles({
  root: { bg: 'forest.900', color: 'white', borderBottomWidth: '1px', borderColor: 'forest.700' },
  columns: {
    ...ends,
    gap: '8',
    py: { base: '14', md: '20' },
  },
  title: { textStyle: 'h2' },
  text: { color: 'forest.200', maxW: '52ch', mt: '3' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '3' },
})
