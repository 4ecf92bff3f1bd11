import { styles } from '#web/theme/styles.ts'
import { heading } from '#web/theme/textStyles.ts'

export const notFound = styles({
  title: { textStyle: 'eyebrow' },
  sentence: { ...heading, textStyle: 'h1' },
  search: { display: 'flex', flexWrap: 'wrap', gap: '3', w: 'full', maxW: '30rem', '& label': { flexBasis: 'full' } },
  box: { flex: '1 1 12rem', w: 'auto' },
  hint: { textStyle: 'caption', color: 'ink.muted' },
})
