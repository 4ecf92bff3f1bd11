import { styles } from '#web/theme/styles.ts'
import { heading } from '#web/theme/textStyles.ts'

export const notFound = styles({
  title: { textStyle: 'eyebrow' },
  sentence: { ...heading, textStyle: 'h1' },
  hint: { textStyle: 'caption', color: 'ink.muted' },
})
