import { centered, drawing, drawn, fingerHigh } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'
import { BOOKMARK, COLUMNS } from '#web/ui/drawings.ts'

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

/** A phone with room for a word below an icon. */
const ON_PHONE = '@media (min-width: 22em) and (max-width: 47.9em)'

/** An icon of 44 px: as wide as half the picture on a phone, with a word below it where there is room. */
const icon = {
  pos: 'relative',
  zIndex: 'raised',
  ...centered,
  placeContent: 'center',
  minW: '11',
  fontSize: 'xs',
  lineHeight: 'snug',
  h: '11',
  color: 'ink.muted',
  cursor: 'pointer',
  '--system': 'ButtonText',
  _before: { ...drawn, boxSize: '5' },
  // The cross of a button that removes.
  '& svg': { boxSize: '5' },
  _hover: { color: 'forest.700' },
  _focusVisible: { outlineOffset: '-2px' },
} as const

export const cardButtons = styles({
  root: { display: 'contents', _print: { display: 'none' }, '& button': icon },
  compare: {
    ...drawing(COLUMNS),
    gridArea: 'compare',
    alignSelf: 'center',
    px: { md: '1.5' },
    me: { md: '1', xl: '1.5' },
    borderRadius: 'md',
    '@media (min-width: 22em) and (max-width: 63.9em), (min-width: 75em)': { _after: { content: '"Compare"' } },
    '&[aria-pressed=true]': { color: 'forest.700', bg: 'forest.100' },
  },
  // Beside "Compare" below a phone's picture; on the picture of a wider card.
  save: {
    ...drawing(BOOKMARK),
    gridArea: { base: 'save', md: 'picture' },
    placeSelf: { base: 'center stretch', md: 'start end' },
    m: { md: '2.5' },
    bg: { md: 'paper' },
    borderRadius: { base: 'md', md: 'full' },
    [ON_PHONE]: { _after: { content: '"Save"' }, '&:not([data-shortlist])::after': { content: '"Remove"' } },
    '&:not([data-shortlist])::before': { content: 'none' },
    '&[aria-pressed=true]': { color: 'forest.700', ...drawing(BOOKMARK, 'red') },
    'html:not([data-scripted]) &': { display: 'none' },
  },
})
