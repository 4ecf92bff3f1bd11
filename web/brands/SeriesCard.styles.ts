import { styles } from '#web/theme/styles.ts'
import { compactCard, compactList, compactPicture } from './compactCard.ts'

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
  features: {
    ...compactList,
    '& li': { ...compactList['& li'], textStyle: 'small' },
    md: { my: '4', '& li': { py: '2', borderTopWidth: '1px' } },
  },
  vehicles: { textStyle: 'caption', color: 'ink.muted', gridColumn: '1 / -1', mt: { base: '2', md: 'auto' } },
  price: { textStyle: 'price', fontSize: 'lg', gridColumn: '1 / -1', mt: { base: '1', md: '1.5' } },
})
