import { PHONE, stickyBar, textLink, wrapped } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

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
