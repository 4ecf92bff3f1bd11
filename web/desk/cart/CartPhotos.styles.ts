import { styles } from '#web/theme/styles.ts'

export const cartPhotos = styles({
  root: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' },
  title: { textStyle: 'h3' },
  add: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    justifyItems: 'start',
    p: '4',
    bg: 'sand',
    borderRadius: 'card',
  },
  chooser: {
    display: 'grid',
    w: 'full',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2',
    minW: '0',
    '& > label': { fontSize: 'sm', fontWeight: 'semibold' },
  },
  file: { maxW: 'full', minH: '11', fontSize: 'md' },
  note: { fontSize: 'xs', color: 'ink.muted' },
  previews: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& > canvas': { h: '16', maxW: 'full', borderRadius: 'md' },
    '&:empty': { display: 'none' },
  },
  list: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
  photo: {
    display: 'grid',
    gap: '3', // Large text: the picture above.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  },
  picture: {
    borderRadius: 'md',
    overflow: 'hidden',
    bg: 'sand',
    alignSelf: 'start',
    '& img': { w: 'full', h: 'auto' },
  },
  form: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    display: 'grid',
    gap: '2',
    alignContent: 'start',
    minW: '0',
    '& label': { fontSize: 'xs', color: 'ink.muted' },
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '2' },
})
