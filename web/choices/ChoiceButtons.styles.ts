import { styles } from '#web/theme/styles.ts'

const choice = {
  // Above the link that covers a card.
  pos: 'relative',
  zIndex: 'raised',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minH: '11',
  fontSize: 'sm',
  color: 'ink.muted',
  cursor: 'pointer',
  '& svg': { boxSize: '5', flexShrink: '0' },
  _hover: { color: 'forest.700', textDecoration: 'underline' },
  '&[aria-pressed=true]': { color: 'forest.700', fontWeight: 'semibold' },
} as const

export const choiceButtons = styles({
  root: { display: 'flex', pos: 'relative', _print: { display: 'none' } },
  // An empty box until it is pressed.
  compare: {
    ...choice,
    '&:not([aria-pressed=true]) path': { opacity: '0' },
    '&[aria-pressed=true] ~ a': { display: 'block' },
  },
  save: {
    ...choice,
    '@media (scripting: none)': { display: 'none' },
    '&[aria-pressed=true] path': { fill: 'currentColor' },
  },
  // For keyboards: the bar stands at the page's end.
  toChosen: {
    display: 'none',
    pos: 'absolute',
    bottom: '12',
    insetStart: '0',
    zIndex: 'raised',
    px: '3',
    py: '2',
    bg: 'forest.900',
    color: 'white',
    fontSize: 'sm',
    borderRadius: 'md',
    opacity: '0',
    pointerEvents: 'none',
    _focus: { opacity: '1' },
  },
})
