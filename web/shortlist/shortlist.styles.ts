import { centered, drawing, drawn, fingerHigh } from '#web/theme/mixins.ts'
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
