import { recipe } from './styles.ts'

export const card = recipe({
  base: { bg: 'white', borderWidth: '1px', borderColor: 'line', borderRadius: 'card', overflow: 'hidden' },
  variants: {
    variant: {
      flat: {},
      raised: {
        boxShadow: 'soft',
        transitionProperty: 'translate, box-shadow',
        transitionDuration: 'slow',
        _hover: { translate: '0 -2px', boxShadow: 'raised' },
      },
      forest: { bg: 'forest.900', color: 'white', borderColor: 'forest.900' },
    },
    padded: { true: { p: { base: 'min({spacing.6}, 6.4vw)', md: '8' } } },
  },
  defaultVariants: { variant: 'flat' },
})
