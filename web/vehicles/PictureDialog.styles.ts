import { styles } from '#web/theme/styles.ts'

export const pictureDialog = styles({
  root: {
    m: 'auto',
    p: '0',
    w: 'min(96vw, 1600px)',
    maxW: 'none',
    maxH: '96dvh',
    bg: 'sand',
    borderRadius: 'card',
    overflow: 'hidden',
    '&::backdrop': { bg: 'backdrop.strong' },
    '& img': { w: 'full', maxH: '96dvh', objectFit: 'contain' },
  },
  bar: { pos: 'absolute', top: '3', insetEnd: '3', display: 'flex', gap: '2' },
  button: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '12',
    borderRadius: 'full',
    bg: 'white',
    color: 'ink',
    cursor: 'pointer',
    boxShadow: 'soft',
    _hover: { bg: 'forest.100' },
    '& svg': { boxSize: '6' },
  },
})
