import { recipe } from './styles.ts'

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2.5',
    minH: '12',
    px: 'clamp(8px, 50vw - 6rem, {spacing.6})',
    py: '2',
    maxW: 'full',
    borderRadius: 'full',
    borderWidth: '1.5px',
    borderColor: 'transparent',
    fontWeight: 'semibold',
    fontSize: 'md',
    lineHeight: 'snug',
    textAlign: 'center',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    // Large text: words stay whole, with less beside them, and below the icon if need be.
    'main &': { flexWrap: 'wrap' },
    _disabled: { cursor: 'not-allowed', opacity: '0.65' },
    _print: { display: 'none' },
    '& svg': { boxSize: '5', flexShrink: '0' },
  },
  variants: {
    variant: {
      primary: { bg: 'ember.600', color: 'white', _hover: { '&:not(:disabled)': { bg: 'ember.700' } } },
      outline: { borderColor: 'forest.700', color: 'forest.700', _hover: { '&:not(:disabled)': { bg: 'forest.100' } } },
      forest: { bg: 'forest.700', color: 'white', _hover: { '&:not(:disabled)': { bg: 'forest.800' } } },
      onForest: {
        borderColor: 'forest.200',
        color: 'white',
        _hover: { '&:not(:disabled)': { bg: 'forest.800', borderColor: 'white' } },
      },
    },
    size: { md: {}, sm: { minH: '11', px: '4.5', fontSize: 'sm' } },
    wide: { true: { w: 'full' } },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
})
