import { bordered } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const aboutMenu = styles({
  root: { pos: 'relative' },
  list: {
    pos: 'absolute',
    top: '100%',
    insetEnd: '-4',
    minW: '56',
    p: '2',
    bg: 'white',
    ...bordered,
    boxShadow: 'raised',
    animation: 'fade-in',
    animationDuration: 'fast',
  },
  item: {
    display: 'flex',
    alignItems: 'center',
    minH: '11',
    px: '3',
    borderRadius: 'md',
    fontSize: 'sm',
    _hover: { bg: 'sand' },
    '&[aria-current]': { color: 'forest.700', fontWeight: 'semibold' },
  },
})
