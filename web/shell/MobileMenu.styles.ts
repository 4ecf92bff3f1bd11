import { comparedCount, savedCount } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'
import { heading } from '#web/theme/textStyles.ts'

const target = {
  placeItems: 'center',
  boxSize: '44px',
  borderRadius: 'full',
  cursor: 'pointer',
  '& svg': { boxSize: '1.75rem', maxW: '32px', maxH: '32px' },
} as const

/** Browsers without popovers, whose menu cannot open: Safari before 17, Firefox before 125. */
const NO_POPOVERS = '@supports not selector(:popover-open)'

const atTheEnd = { ...target, flexShrink: '0', me: '-2.5', _print: { display: 'none' } } as const

export const mobileMenu = styles({
  button: { ...atTheEnd, display: { base: 'grid', lg: 'none' }, [NO_POPOVERS]: { display: 'none' } },
  /** In the place of the button: the footer has all links. */
  toFooter: { ...atTheEnd, display: 'none', [NO_POPOVERS]: { display: { base: 'grid', lg: 'none' } } },
  drawer: {
    pos: 'fixed',
    top: '0',
    insetStart: 'auto',
    insetEnd: '0',
    flexDirection: 'column',
    w: { base: 'drawer', sm: 'drawerWide' },
    maxW: 'full',
    h: 'screen',
    maxH: 'none',
    bg: 'paper',
    color: 'ink',
    boxShadow: 'raised',
    overflow: 'visible',
    translate: '100% 0',
    transitionProperty: 'translate, display, overlay',
    transitionDuration: 'slow',
    transitionTimingFunction: 'out',
    transitionBehavior: 'allow-discrete',
    '&:popover-open': { display: 'flex', translate: '0 0', '@starting-style': { translate: '100% 0' } },
    '&::backdrop': { bg: 'backdrop', animation: 'fade-in', animationDuration: 'slow' },
    'html:has(&:popover-open)': { overflow: 'hidden' },
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    px: '6',
    h: 'bar',
    flexShrink: '0',
    '& p': { ...heading, textStyle: 'h4' },
  },
  close: {
    ...target,
    display: 'grid',
    me: '-3',
    _hover: { bg: 'sand' },
    // Beside the drawer, a tap closes it, and reaches nothing of the page behind.
    _before: { content: '""', pos: 'absolute', top: '0', insetEnd: '100%', w: 'calc(100vw)', h: 'screen' },
  },
  body: {
    flex: '1',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    px: '6',
    pb: '8',
    '& nav': { mb: '8' },
    '& nav p': { mt: '6', mb: '1' },
    '& nav a': {
      display: 'flex',
      alignItems: 'center',
      minH: '12',
      fontSize: 'lg',
      borderBottomWidth: '1px',
      borderColor: 'line',
      '&[href="/saved"]': savedCount,
      '&[href="/compare"]': comparedCount,
      '&[aria-current]': { color: 'forest.700', fontWeight: 'semibold' },
    },
  },
})
