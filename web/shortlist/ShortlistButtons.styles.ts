import { styles } from '#web/theme/styles.ts'

const toggle = {
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

/** A phone with room for a word below an icon. */
const ON_PHONE = '@media (min-width: 22em) and (max-width: 47.9em)'

/** An icon of 44 px: as wide as half the picture on a phone, with a word below it where there is room. */
const icon = {
  pos: 'relative',
  zIndex: 'raised',
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  minW: '11',
  fontSize: '2xs',
  lineHeight: 'snug',
  h: '11',
  color: 'ink.muted',
  cursor: 'pointer',
  '& svg': { boxSize: '5' },
  _hover: { color: 'forest.700' },
  _focusVisible: { outlineOffset: '-2px' },
} as const

export const shortlistButtons = styles({
  root: { display: 'flex', flexWrap: 'wrap', pos: 'relative', _print: { display: 'none' } },
  onCard: { display: 'contents', _print: { display: 'none' } },
  cardCompare: {
    ...icon,
    gridArea: 'compare',
    alignSelf: 'center',
    me: { md: '1', xl: '3' },
    borderRadius: 'md',
    '@media (min-width: 22em) and (max-width: 47.9em), (min-width: 75em)': { _after: { content: '"Compare"' } },
    '&[aria-pressed=true]': { color: 'forest.700', bg: 'forest.100' },
    '&[aria-pressed=true] ~ a': { display: 'block' },
  },
  // Beside "Compare" below a phone's picture; on the picture of a wider card.
  cardSave: {
    ...icon,
    gridArea: { base: 'save', md: 'picture' },
    placeSelf: { base: 'center stretch', md: 'start end' },
    m: { md: '2.5' },
    bg: { md: 'paper' },
    borderRadius: { base: 'md', md: 'full' },
    [ON_PHONE]: { _after: { content: '"Save"' }, '&:not([data-shortlist])::after': { content: '"Remove"' } },
    '&[aria-pressed=true]': { color: 'forest.700', '& svg': { fill: 'currentColor' } },
    'html:not([data-scripted]) &': { display: 'none' },
  },
  // An empty box until it is pressed.
  compare: {
    ...toggle,
    '&:not([aria-pressed=true])': { '--check': '0' },
    '&[aria-pressed=true] ~ a': { display: 'block' },
  },
  save: {
    ...toggle,
    'html:not([data-scripted]) &': { display: 'none' },
    '&[aria-pressed=true] svg': { fill: 'currentColor' },
  },
  // For keyboards: the bar stands at the page's end.
  toBar: {
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
