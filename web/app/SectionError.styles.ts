import { styles } from '#web/theme/styles.ts'

export const sectionError = styles({
  root: { display: 'grid', gap: '4', justifyItems: 'start', maxW: 'text', mb: '4', color: 'ink.muted' },
})
