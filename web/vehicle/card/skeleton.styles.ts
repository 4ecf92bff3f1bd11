import { styles } from '#web/theme/styles.ts'

const pulsing = { bg: 'sand', animation: 'pulse 2s ease-in-out infinite' } as const
const bar = { ...pulsing, borderRadius: 'sm' } as const

export const skeleton = styles({
  // A line of text in a card: the bar fills the text's own place, so the card is as high as a real one.
  line: { ...bar, color: 'transparent', userSelect: 'none' },
  back: { ...bar, h: '5', w: '40', my: '5' },
  large: { ...pulsing, aspectRatio: 'picture', borderRadius: 'card' },
  lines: { display: 'grid', gap: '4' },
  title: { ...bar, h: '1.485rem', w: '70%' },
  text: { ...bar, h: '2.90625rem' },
  foot: { ...bar, h: '11' },
})
