import { defineSlotRecipe } from '@chakra-ui/react'
import { toastAnatomy } from '@chakra-ui/react/anatomy'

export const toastSlotRecipe = defineSlotRecipe({
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
      borderColor: 'line',
      bg: 'white',
      color: 'ink',
      boxShadow: 'raised',
      overflowWrap: 'anywhere',
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      transition: 'translate 240ms, scale 240ms, opacity 240ms, height 240ms',
      // An error is marked by a bar as well as by its colour.
      '&[data-type=error]': {
        borderColor: 'ember.600',
        boxShadow: 'inset 4px 0 0 {colors.ember.600}, {shadows.raised}',
      },
    },
    title: { fontWeight: 'semibold' },
    description: { textStyle: 'small', color: 'ink.muted' },
    actionTrigger: {
      justifySelf: 'start',
      mt: '2',
      fontWeight: 'semibold',
      color: 'forest.700',
      minH: '6',
      cursor: 'pointer',
    },
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
