import { createSystem, defineConfig, defineSlotRecipe } from '@chakra-ui/react'
import { toastAnatomy } from '@chakra-ui/react/anatomy'
import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { FONTS } from '#graph/dealer/look.ts'
import { BREAKPOINTS } from './constants.ts'
import { ARROW, LOW } from './mixins.ts'
import { heading, textStyles } from './textStyles.ts'
import { semanticTokens, tokens } from './tokens.ts'

const FOCUS_ON_PAPER = { outline: '2px solid', outlineColor: 'forest.700', outlineOffset: '2px' }
const FOCUS_ON_FOREST = { outlineColor: 'sun.400' }

const toastSlotRecipe = defineSlotRecipe({
  slots: toastAnatomy.keys(),
  base: {
    root: {
      w: { base: 'calc(100vw - 2rem)', md: 'toast' },
      maxW: 'toast',
      display: 'grid',
      gap: '1',
      p: '5',
      pe: '12',
      borderRadius: 'card',
      borderWidth: '1px',
      // An error is marked by a bar as well as by its colour.
      borderColor: 'ember.600',
      boxShadow: 'inset 4px 0 0 {colors.ember.600}, {shadows.raised}',
      bg: 'white',
      color: 'ink',
      overflowWrap: 'anywhere',
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      transition: 'translate 240ms, scale 240ms, opacity 240ms, height 240ms',
    },
    title: { fontWeight: 'semibold' },
    description: { textStyle: 'small', color: 'ink.muted' },
    closeTrigger: {
      pos: 'absolute',
      top: '3',
      insetEnd: '3',
      display: 'grid',
      placeItems: 'center',
      boxSize: '8',
      borderRadius: 'full',
      cursor: 'pointer',
      color: 'ink.muted',
      _hover: { bg: 'sand' },
      '& svg': { boxSize: '4.5' },
    },
  },
})

/** A typeface, and those of fonts.css that are stretched to it until it has loaded. */
const fontsLike = (name: string, rest: string) => `"${name}", "${name} Arial", "${name} DejaVu", ${rest}`

const config = defineConfig({
  // Pages have a smaller reset of their own: reset.css.
  preflight: false,
  conditions: {
    hover: ['@media (hover: hover)', '&:hover'],
    focus: '&:focus',
    focusVisible: '&:focus-visible',
    focusWithin: '&:focus-within',
    disabled: '&:disabled',
    placeholder: '&::placeholder',
  },
  globalCss: {
    html: {
      '--heading': fontsLike(FONTS.heading.name, 'sans-serif'),
      '--text': fontsLike(FONTS.text.name, 'system-ui, sans-serif'),
      '--arrow': ARROW,
      color: 'ink',
      bg: 'paper',
      fontFamily: 'body',
      lineHeight: 'body',
      textSizeAdjust: '100%',
      // What has the focus is not below the bars.
      scrollPaddingTop: '6rem',
      scrollPaddingBottom: '6rem',
      [LOW]: { scrollPaddingTop: '0', scrollPaddingBottom: '0' },
    },
    body: { minHeight: '100dvh' },
    'h1, h2, h3': heading,
    '*:focus-visible': FOCUS_ON_PAPER,
    '[data-on=forest] *:focus-visible': FOCUS_ON_FOREST,
    // An icon: its symbol has the `viewBox`. In the base layer: every style of a place that sizes or fills an icon wins.
    'svg:not([viewBox], [width])': {
      boxSize: '6',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: '1.75',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
    // Where colors are the reader's own, no background says what is chosen.
    ':is([aria-current], [aria-pressed=true], label:has(:checked)):not(:focus-visible, :has(:focus-visible))': {
      '@media (forced-colors: active)': { outline: '3px solid', outlineOffset: '-3px' },
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
    keyframes: { 'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } } },
    slotRecipes: { toast: toastSlotRecipe },
  },
})

/** Chakra's styling engine with the dealer's own tokens and nothing of Chakra's default look. */
export const system = createSystem(defaultBaseConfig, config)
