import { recipe } from './styles.ts'

export const badge = recipe({
  base: {
    display: 'inline-block',
    px: '3',
    py: '1.5',
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: 'bold',
    lineHeight: '1',
    letterSpacing: 'wide',
  },
  variants: {
    variant: {
      new: { bg: 'sun.400', color: 'sun.900' },
      inStock: { bg: 'forest.100', color: 'forest.700' },
      outOfStock: { bg: 'white', color: 'ink.muted' },
    },
  },
})
