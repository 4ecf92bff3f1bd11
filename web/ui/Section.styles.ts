import { styles } from '#web/theme/styles.ts'

export const sectionStyles = styles({ title: { textStyle: 'h2', _print: { fontSize: 'lg' } } })
