import { createSystem, defineConfig } from '@chakra-ui/react'
import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { BREAKPOINTS } from './constants.ts'
import { toastSlotRecipe } from './slotRecipes.ts'
import { textStyles } from './textStyles.ts'
import { semanticTokens, tokens } from './tokens.ts'

const FOCUS_ON_PAPER = { outline: '2px solid', outlineColor: 'forest.700', outlineOffset: '2px' }
const FOCUS_ON_FOREST = { outlineColor: 'sun.400' }

const config = defineConfig({
  // Pages have a smaller reset of their own: reset.css.
  preflight: false,
  conditions: {
    hover: ['@media (hover: hover)', '&:hover:not(:disabled)'],
    focusVisible: '&:focus-visible',
  },
  globalCss: {
    html: {
      color: 'ink',
      bg: 'paper',
      fontFamily: 'body',
      lineHeight: 'body',
      textSizeAdjust: '100%',
      scrollPaddingTop: '6rem',
    },
    body: { minHeight: '100dvh' },
    '*:focus-visible': FOCUS_ON_PAPER,
    '[data-on=forest] *:focus-visible': FOCUS_ON_FOREST,
    // The base layer: every style of a place that sizes or fills an icon wins over these.
    '.icon': {
      boxSize: '6',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: '1.75',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
    // A press is acknowledged at once, and until its code is there.
    ':is(a, button, summary):active, :is(a, button)[aria-busy=true]': { opacity: '0.6' },
    '*, *::before, *::after': {
      borderColor: 'line',
      _motionReduce: {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
  },
  theme: {
    breakpoints: BREAKPOINTS,
    tokens,
    semanticTokens,
    textStyles,
    keyframes: {
      'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
      pulse: { '50%': { opacity: 0.5 } },
    },
    slotRecipes: { toast: toastSlotRecipe },
  },
})

/** Chakra's styling engine with the dealer's own tokens and nothing of Chakra's default look. */
export const system = createSystem(defaultBaseConfig, config)
