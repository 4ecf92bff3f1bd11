import { grid, textLink } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

const cards = { ...grid({ md: 2, lg: 3 }), gap: { base: '5', lg: '7' }, mt: '10' } as const

export const brandPage = styles({
  strip: { bg: 'forest.900', color: 'forest.200' },
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8rem, 20%)), 1fr))',
    gap: '6',
    py: { base: '8', md: '10' },
    '& li': { textStyle: 'small' },
    '& strong': { display: 'block', textStyle: 'price', fontSize: 'xl', color: 'white' },
  },
  lead: { textStyle: 'lead', maxW: '60ch', mt: '4' },
  reasons: { ...grid({ lg: '1fr 2fr' }), gap: { base: '10', lg: '16' } },
  facts: {
    ...grid({ sm: 2 }),
    columnGap: '9',
    '& li': { py: '5', borderTopWidth: '1px' },
    '& h3': { textStyle: 'h4' },
    '& p': { textStyle: 'small', color: 'ink.muted', mt: '1.5' },
  },
  series: cards,
  models: { ...cards, '& > li': { display: 'flex' } },
})

// Cards on a phone: a small picture beside name and figures, the rest below both.
const compactCard = {
  display: 'grid',
  // One column for large text.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(7.5rem, 34%)), 1fr))',
  gridTemplateRows: 'auto 1fr',
  columnGap: '4',
  p: '4',
} as const

const compactPicture = {
  alignSelf: { base: 'start', md: 'auto' },
  aspectRatio: 'picture',
  overflow: 'hidden',
  bg: 'sand',
  borderRadius: { mdDown: 'md' },
  '& img': { w: 'full', h: 'full', objectFit: 'cover' },
} as const

/** Features one after another on a phone, one a line on wider screens. */
const compactList = {
  gridColumn: '1 / -1',
  my: '3',
  '& li': { display: { base: 'inline', md: 'list-item' }, textStyle: 'small' },
  // The space before the dot does not break: no line begins with it.
  '& li:not(:last-of-type)::after': { content: { base: '"\u00a0· "', md: 'none' } },
  md: { my: '4', '& li': { py: '2', borderTopWidth: '1px' } },
} as const

// The first card where full rows of two or three leave one over: it takes a whole row, picture beside text.
const ALONE_OF_TWO = '&:first-of-type:nth-last-of-type(2n+1)'
const ALONE_OF_THREE = '&:first-of-type:nth-last-of-type(3n+1)'
const across = {
  gridColumn: '1 / -1',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridTemplateRows: 'auto',
  // As high as the text, whatever the picture's ratio.
  '& > div:first-of-type': { aspectRatio: 'auto' },
} as const
const upright = {
  gridColumn: 'auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  '& > div:first-of-type': { aspectRatio: '2' },
} as const

export const seriesCard = styles({
  root: {
    ...compactCard,
    md: { ...upright, p: '0', rowGap: '0', columnGap: '0' },
    [ALONE_OF_TWO]: { md: across, lg: upright },
    [ALONE_OF_THREE]: { lg: { ...across, minH: '24rem' } },
  },
  picture: {
    ...compactPicture,
    pos: 'relative',
    gridRow: { base: '1 / span 2', md: 'auto' },
    '& img': { pos: 'absolute', inset: '0', w: 'full', h: 'full', objectFit: 'contain', p: '3' },
    aspectRatio: '2',
  },
  body: { display: { base: 'contents', md: 'flex' }, flexDirection: 'column', p: { base: '5', lg: '6' } },
  title: { textStyle: { base: 'h4', md: 'h3' } },
  description: { textStyle: 'small', color: 'ink.muted', mt: { base: '1', md: '2' } },
  features: compactList,
  vehicles: { textStyle: 'caption', color: 'ink.muted', gridColumn: '1 / -1', mt: { base: '2', md: 'auto' } },
  price: { textStyle: 'price', fontSize: 'lg', gridColumn: '1 / -1', mt: { base: '1', md: '1.5' } },
})

export const modelCard = styles({
  root: { ...compactCard, md: { display: 'flex', flexDirection: 'column', p: '0', w: 'full' } },
  picture: { ...compactPicture, gridRow: '1 / span 3' },
  body: { display: { base: 'contents', md: 'flex' }, flexDirection: 'column', flex: '1', p: '5' },
  series: { textStyle: 'eyebrow' },
  name: { textStyle: { base: 'h4', md: 'h3' }, mt: { md: '1.5' } },
  // Words beside a phone's picture, where the dot before a line's first word is cut; with icons on wider screens, four of them
  // two by two.
  specs: {
    mt: { base: '1', md: '4' },
    ms: { base: '-3', md: '0' },
    clipPath: { base: 'inset(0 0 0 {spacing.3})', md: 'none' },
    fontSize: 'xs',
    md: { display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '2' },
    '&:has(> :nth-of-type(4))': { md: { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: '5' } },
    '& li': { display: { base: 'inline-block', md: 'inline-flex' }, alignItems: 'center', gap: '1.5' },
    '& li::before': { content: { base: '"·"', md: 'none' }, display: 'inline-block', w: '3', textAlign: 'center' },
    '& svg': { display: { base: 'none', md: 'block' }, boxSize: '4', flexShrink: '0', color: 'forest.500' },
  },
  features: { ...compactList, '& li': { ...compactList['& li'], color: 'ink.muted' } },
  price: {
    textStyle: 'price',
    fontSize: 'xl',
    gridColumn: '1 / -1',
    mt: 'auto',
    '& span': { textStyle: 'caption', fontFamily: 'body', letterSpacing: 'normal', color: 'ink.muted' },
  },
  actions: { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '5', mt: '3' },
  stock: { ...textLink, gap: '2', gridColumn: '1 / -1', fontSize: 'sm', '& svg': { boxSize: '4', flexShrink: '0' } },
  quote: { ...textLink, minH: '11', fontSize: 'sm' },
})
