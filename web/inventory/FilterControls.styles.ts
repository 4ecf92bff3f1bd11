import { coveredInput, selectArrow } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

const CHOSEN = { bg: 'forest.700', color: 'white', fontWeight: 'semibold' } as const

export const filterControls = styles({
  // The native select fills the box; its label is inside, above the value.
  select: {
    pos: 'relative',
    display: 'block',
    minW: '0',
    '& span': {
      pos: 'absolute',
      insetStart: { base: '3.5', lg: '3' },
      top: '1',
      color: 'ink.muted',
      fontSize: '2xs',
      pointerEvents: 'none',
    },
    '& select': {
      ...selectArrow,
      w: 'full',
      h: { base: '3.25rem', lg: '12' },
      ps: { base: '3', lg: '2.5' },
      pt: '4',
      pe: { base: '8', lg: '6' },
      bgColor: 'white',
      borderWidth: '1px',
      borderColor: 'line.control',
      borderRadius: 'md',
      color: 'ink',
      // 16px: iOS zooms into smaller fields.
      fontSize: { base: 'md', lg: 'sm' },
    },
  },
  chosen: {
    '& select': {
      bgColor: 'forest.100',
      borderColor: 'forest.700',
      fontWeight: 'semibold',
      color: 'forest.700',
      '@media (forced-colors: active)': { outline: '3px solid', outlineOffset: '-3px' },
    },
  },
  // On a phone the title is above.
  group: {
    display: 'flex',
    flexWrap: 'wrap',
    minW: '0',
    fontSize: { base: 'md', lg: 'sm' },
    // Floated, because only a floated legend becomes a flex item.
    '& legend': {
      float: 'left',
      flex: '1 1 100%',
      mb: '2',
      fontWeight: 'semibold',
      // The options make sense without it, where there is no room.
      pos: { lg: 'absolute' },
      clipPath: { lg: 'inset(50%)' },
    },
    '& label': {
      pos: 'relative',
      display: 'grid',
      placeItems: 'center',
      flex: { base: '1', lg: 'none' },
      minW: '11',
      h: { base: '12', lg: '12' },
      px: { base: '2', lg: '3' },
      bg: 'white',
      borderWidth: '1px',
      borderColor: 'line.control',
      cursor: 'pointer',
      whiteSpace: 'nowrap',
      _hover: { bg: 'forest.100' },
      '&:has(:checked)': CHOSEN,
      '&:has(:focus-visible)': {
        outline: '2px solid',
        outlineColor: 'forest.700',
        outlineOffset: '2px',
        zIndex: 'raised',
      },
    },
    '& label + label': { ms: '-1px' },
    '& legend + label': { borderStartRadius: 'md' },
    '& label:last-of-type': { borderEndRadius: 'md' },
    '& input': coveredInput,
    '& small': { fontSize: 'xs', fontWeight: 'normal' },
  },
  // Equally high pictures have one scale; the width of the widest, of eight seats, is the column's.
  lineup: {
    flexWrap: { base: 'wrap', lg: 'nowrap' },
    '& label': {
      flex: '1 1 4.5rem',
      alignContent: 'end',
      h: { base: '20', lg: '5.25rem' },
      maxW: { lg: '8rem' },
      px: '1',
      pb: '1.5',
      overflow: 'hidden',
    },
    '& img': { h: { base: 'min(2.25rem, 9.6vw)', lg: 'min(3.375rem, 4.2vw)' }, w: 'auto', maxW: 'none' },
    // A dark cart is seen on it.
    '& label:has(:checked)': {
      bg: 'forest.100',
      color: 'forest.700',
      boxShadow: 'inset 0 0 0 2px {colors.forest.700}',
    },
  },
})
