import { fingerHigh, green, grid, wrapping } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const stockLine = styles({
  // On a phone cart and price stand beside the picture, state and buttons below.
  root: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'min(5rem, 25vw) minmax(0, 1fr)',
      md: '6rem minmax(0, 1fr) 6rem 7rem minmax(0, 19rem)',
    },
    alignItems: 'center',
    columnGap: { base: '3', md: '4' },
    rowGap: '1.5',
    pos: 'relative',
  },
  picture: {
    gridRow: { base: 'span 2', md: 'auto' },
    alignSelf: 'start',
    bg: 'sand',
    borderRadius: 'md',
    overflow: 'hidden',
    aspectRatio: 'picture',
    '& img': { w: 'full', h: 'full', objectFit: 'contain' },
  },
  // The whole upper part of the line is the link.
  cart: {
    ...grid({}),
    alignContent: 'center',
    minW: '0',
    minH: '11',
    overflowWrap: 'anywhere',
    _before: { content: '""', pos: 'absolute', insetX: '0', top: '0', h: '16' },
    _hover: { color: 'forest.700' },
  },
  name: { fontWeight: 'semibold', lineHeight: 'snug' },
  price: { textStyle: 'price', textAlign: { md: 'end' } },
  state: {
    justifySelf: { base: 'stretch', md: 'start' },
    px: { base: '1', md: '2.5' },
    py: '1',
    borderRadius: 'card',
    bg: 'forest.100',
    ...green,
    fontSize: 'xs',
    lineHeight: 'snug',
    textAlign: 'center',
  },
  sold: { bg: 'sand', color: 'ink.muted' },
  // Above the link that covers the line.
  buttons: {
    pos: 'relative',
    ...wrapping,
    justifyContent: { md: 'end' },
    gap: '2',
    '& button': { flex: { base: '1 1 auto', md: '0 1 auto' }, px: { base: '2', md: '4.5' } },
  },
})

export const cartForm = styles({
  page: { ...grid({}), gap: '9' },
  form: { ...grid({}), gap: '7' },
  fields: { ...grid({ md: 2 }), gap: '4', alignItems: 'start' },
  long: { gridColumn: '1 / -1' },
  findings: {
    ...grid({}),
    ...{ gridColumn: '1 / -1', gap: '4', justifyItems: 'start', minW: '0' },
    '& > legend': { fontWeight: 'semibold', mb: '2' },
    '& > ol': { ...grid({}), gap: '4', w: 'full' },
    '& li': { borderTopWidth: '1px', pt: '3' },
    '& li > fieldset': { ...grid({ base: 2, md: 4 }), gap: '3', alignItems: 'start', minW: '0' },
    '& li legend': { fontWeight: 'semibold', fontSize: 'sm', mb: '1' },
    '& div:nth-of-type(3)': { gridColumn: { base: '1 / -1', md: 'span 2' } },
    '& fieldset > label': { ...fingerHigh, gap: '2.5', cursor: 'pointer', '& input': { boxSize: '5' } },
  },
  // In reach while a field is typed into; else it ends the form, and covers nothing.
  save: {
    py: '3',
    bg: 'paper',
    borderTopWidth: '1px',
    zIndex: 'bar',
    'form:focus-within > &': { pos: 'sticky', bottom: '0' },
  },
})

export const cartPhotos = styles({
  root: { ...grid({}), gap: '3' },
  strip: { ...wrapping, gap: '2', '& > img': { h: '16', maxW: 'full', borderRadius: 'md' } },
  add: { ...grid({}), gap: '3', justifyItems: 'start', p: '4', bg: 'sand', borderRadius: 'card' },
  chooser: { ...grid({}), gap: '2', w: 'full', minW: '0' },
  input: { minW: '0', '& > label': { display: 'block', fontSize: 'sm', fontWeight: 'semibold' } },
  previews: {
    ...wrapping,
    gap: '2',
    '& > figure': { display: 'grid', gap: '1', maxW: '32', fontSize: 'sm', overflowWrap: 'anywhere' },
    '& canvas': { h: '16', maxW: 'full', borderRadius: 'md' },
    '& progress': { w: 'full', accentColor: 'forest.700' },
    '& [hidden]': { display: 'none' },
    '&:empty': { display: 'none' },
  },
  form: { ...grid({}), gap: '4', justifyItems: 'start' },
  list: { ...grid({ md: 2 }), gap: '5', w: 'full' },
  // Large text: the picture above.
  photo: {
    display: 'grid',
    gap: '3',
    minW: '0',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
    '& > legend': { fontWeight: 'semibold', mb: '1' },
  },
  picture: {
    borderRadius: 'md',
    overflow: 'hidden',
    bg: 'sand',
    alignSelf: 'start',
    '& img': { w: 'full', h: 'auto' },
  },
  fields: { ...grid({}), gap: '2', alignContent: 'start', minW: '0' },
  text: { gridColumn: '1 / -1' },
})

export const filePage = styles({
  part: {
    ...grid({}),
    gap: '3',
    justifyItems: 'start',
    overflowWrap: 'anywhere',
    '& h2': { textStyle: 'h3' },
    '& h3': { fontWeight: 'semibold', fontSize: 'lg', mb: '2' },
    '& > section, & > details': { w: 'full' },
  },
  file: { maxW: 'full', minH: '11', fontSize: 'md' },
  problems: { display: 'grid', gap: '2', w: 'full', p: '4', borderRadius: 'md', bg: 'ember.100', color: 'ember.700' },
  tick: { display: 'flex', alignItems: 'center', gap: '3', minH: '11', '& input': { boxSize: '5', flexShrink: '0' } },
})
