import { styles } from '#web/theme/styles.ts'

export const signIn = styles({
  form: { display: 'grid', gap: '3', maxW: '28rem', '& p': { color: 'ink.muted', fontSize: 'sm' } },
})
