import { styles } from '#web/theme/styles.ts'

export const gallery = styles({
  large: {
    pos: 'relative',
    aspectRatio: 'picture',
    bg: 'sand',
    borderRadius: 'card',
    overflow: 'hidden',
    '& img': { w: 'full', h: 'full', objectFit: 'cover' },
  },
  badge: { pos: 'absolute', top: '4', insetStart: '4' },
  thumbnails: {
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    gap: '3',
    mt: '3',
    _print: { display: 'none' },
  },
  thumbnail: {
    display: 'block',
    aspectRatio: 'picture',
    borderRadius: 'md',
    overflow: 'hidden',
    '& img': { w: 'full', h: 'full', objectFit: 'cover' },
    '&[aria-current]': { outline: '2px solid', outlineColor: 'forest.700', outlineOffset: '2px' },
  },
})
