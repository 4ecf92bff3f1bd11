import { styles } from '#web/theme/styles.ts'

export const printing = styles({
  button: { '@media (scripting: none)': { display: 'none' } },
  words: { display: 'none', '@media (scripting: none)': { display: 'block' } },
})
