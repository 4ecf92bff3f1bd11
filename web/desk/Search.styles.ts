import { styles } from '#web/theme/styles.ts'

export const search = styles({
  form: { display: 'flex', flexWrap: 'wrap', gap: '2', '& > input': { flex: '1 1 12rem' } },
})
