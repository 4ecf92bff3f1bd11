import { centered, drawing, drawn, fingerHigh, PHONE, stickyBar, textLink, wrapped } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'
import { BOOKMARK } from '#web/ui/drawings.ts'

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

/** A control on the picture, as high as a finger needs it. */
const onPicture = {
  pos: 'absolute',
  zIndex: 'raised',
  ...centered,
  minW: '11',
  h: '11',
  bg: 'paper',
  cursor: 'pointer',
  '--system': 'ButtonText',
  '&:not([aria-pressed=true]):hover': { color: 'forest.700' },
} as const

export const cardButtons = styles({
  // A box, empty until it is pressed. A phone has it on the cart's page and among the saved carts; a mouse finds it on the card.
  compare: {
    ...onPicture,
    insetStart: '3',
    bottom: '3',
    gridAutoFlow: 'column',
    gap: '2',
    px: '3.5',
    borderRadius: 'md',
    fontSize: 'sm',
    fontWeight: 'semibold',
    display: { base: 'none', md: 'grid', _print: 'none' },
    ':has(> [data-remove]) > &': { display: { base: 'grid', _print: 'none' } },
    _before: {
      ...centered,
      content: '""',
      boxSize: '5',
      borderWidth: '1.5px',
      borderColor: 'currentColor',
      borderRadius: 'sm',
    },
    _after: { content: '"Compare"' },
    '&[aria-pressed=true]::before': { content: '"✓"' },
    '@media (hover: hover)': { 'article:not(:hover, :focus-within) &:not([aria-pressed=true])': { opacity: '0' } },
  },
  save: {
    ...onPicture,
    insetEnd: '2.5',
    top: '2.5',
    borderRadius: 'full',
    ...drawing(BOOKMARK),
    '&[data-shortlist]::before': { ...drawn, boxSize: '5' },
    '& svg': { boxSize: '5' },
    '&[aria-pressed=true]': { bg: 'forest.700', color: 'paper' },
    'html:not([data-scripted]) &': { display: 'none' },
  },
})

// After the footer in the page, so that it covers nothing at the page's end.
const bar = {
  bottom: '0',
  zIndex: 'sticky',
  px: { base: '4', md: '5' },
  py: '2',
  bg: 'white',
  borderTopWidth: '1px',
  _print: { display: 'none' },
} as const

export const shortlistBar = styles({
  // After a button that is pressed.
  toBar: {
    display: 'none',
    ':root:has(#shortlist[data-shown]) [aria-pressed=true] ~ &': { display: 'block' },
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
  notLoaded: { ...bar, pos: 'sticky' },
  root: {
    '&[data-shown]': {
      ...bar,
      ...stickyBar,
      // As narrow as its words, so that the page beside it stays in sight.
      bottom: '3',
      w: 'fit-content',
      maxW: 'calc(100% - 2rem)',
      mx: 'auto',
      mb: '3',
      py: '1',
      ...wrapped,
      columnGap: { base: '2', md: '6' },
      borderWidth: '1px',
      borderRadius: 'card',
      boxShadow: 'raised',
    },
    '& a[hidden]': { display: 'none' },
    // Once a phone's page scrolls, the button and the number are left of it, and of one cart nothing: the header counts it. The
    // rest is out of sight, but said by a screen reader and reached by a keyboard, whose focus unfolds the bar.
    '&[data-folded]:not(:focus-within)': {
      [PHONE]: {
        me: '4',
        p: '0',
        borderRadius: 'full',
        '&:has(a[hidden]), & :is(p, button)': { pos: 'absolute', clipPath: 'inset(50%)' },
        '& a::after': { content: 'var(--compared)' },
      },
    },
  },
  text: { fontSize: 'sm', fontWeight: 'semibold', lineHeight: 'snug', '& a': textLink },
  actions: { display: 'flex', alignItems: 'center', gap: '2', '&[hidden]': { display: 'none' } },
  close: { ...textLink, px: '2.5', me: '-2.5', fontSize: 'sm', cursor: 'pointer' },
})
