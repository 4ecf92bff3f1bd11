import { styles } from '#web/theme/styles.ts'

export const gallery = styles({
  large: {
    display: 'block',
    pos: 'relative',
    touchAction: 'pan-y pinch-zoom',
    aspectRatio: 'picture',
    bg: 'sand',
    borderRadius: 'card',
    overflow: 'hidden',
    '& img': { w: 'full', h: 'full', objectFit: 'cover' },
  },
  badge: { pos: 'absolute', top: '4', insetStart: '4' },
  zoom: {
    pos: 'absolute',
    insetEnd: '4',
    bottom: '4',
    display: 'grid',
    placeItems: 'center',
    boxSize: '11',
    borderRadius: 'full',
    bg: 'white',
    color: 'forest.700',
    boxShadow: 'soft',
    _print: { display: 'none' },
  },
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
