import { fingerHigh } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

const toggle = {
  // Above the link that covers a card.
  pos: 'relative',
  zIndex: 'raised',
  ...fingerHigh,
  gap: '2',
  fontSize: 'sm',
  color: 'ink.muted',
  cursor: 'pointer',
  '& svg': { boxSize: '5', flexShrink: '0' },
  _hover: { color: 'forest.700', textDecoration: 'underline' },
  '&[aria-pressed=true]': { color: 'forest.700', fontWeight: 'semibold' },
} as const

export const shortlistButtons = styles({
  root: { display: 'flex', flexWrap: 'wrap', pos: 'relative', _print: { display: 'none' }, '& button': toggle },
  // An empty box until it is pressed.
  compare: { '&:not([aria-pressed=true])': { '--check': '0' } },
  save: {
    'html:not([data-scripted]) &': { display: 'none' },
    '&[aria-pressed=true] svg': { fill: 'currentColor' },
    // One of "Save" and "Saved".
    '&:not([aria-pressed=true]) span + span, &[aria-pressed=true] span:has(+ span)': { display: 'none' },
  },
})
