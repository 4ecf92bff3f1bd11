import { styles } from '#web/theme/styles.ts'

const pulsing = { bg: 'sand', animation: 'pulse 2s ease-in-out infinite' } as const
const bar = { ...pulsing, borderRadius: 'sm' } as const

// Heights repeat those of the card's lines, so that nothing moves when the vehicles arrive.
export const skeleton = styles({
  card: { display: 'flex', flexDirection: 'column' },
  picture: { ...pulsing, aspectRatio: 'picture' },
  body: { display: 'flex', flexDirection: 'column', gap: '2', p: '5', pt: '4.5' },
  title: { ...bar, h: '1.485rem', w: '70%' },
  text: { ...bar, h: '2.90625rem' },
  specs: { ...bar, h: '2.29375rem' },
  foot: { ...bar, h: '11' },
  choices: { ...bar, h: 'calc(2.25rem + 1px)' },
  back: { ...bar, h: '5', w: '40', my: '5' },
  large: { ...pulsing, aspectRatio: 'picture', borderRadius: 'card' },
  lines: { display: 'grid', gap: '4' },
})
