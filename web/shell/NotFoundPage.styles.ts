import { styles } from '#web/theme/styles.ts'

export const notFound = styles({
  numeral: { textStyle: 'price', fontSize: { base: '5xl', md: '7xl' }, color: 'forest.500' },
  hint: { fontFamily: 'mono', fontSize: 'sm', bg: 'sand', px: '4', py: '3', borderRadius: 'md', maxW: 'full' },
})
