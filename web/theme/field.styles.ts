import { selectArrow } from './mixins.ts'
import { recipe } from './styles.ts'

/** Text boxes, selects and text areas; `aria-invalid` marks the wrong ones. */
export const field = recipe({
  base: {
    w: 'full',
    minW: '0',
    minH: '12',
    px: '3.5',
    py: '2.5',
    bg: 'white',
    color: 'ink',
    borderWidth: '1px',
    borderColor: 'line.control',
    borderRadius: 'md',
    // 16px: iOS zooms into smaller fields.
    fontSize: 'md',
    lineHeight: 'snug',
    transitionProperty: 'border-color',
    transitionDuration: 'fast',
    _placeholder: { color: 'ink.muted', opacity: '1' },
    _hover: { borderColor: 'forest.500' },
    '&:is(select)': selectArrow,
    '&[aria-invalid=true]': { borderColor: 'ember.600', boxShadow: 'inset 0 0 0 1px {colors.ember.600}' },
  },
})
