import { styles } from '#web/theme/styles.ts'

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
  '& > div:first-of-type': { aspectRatio: 'picture' },
} as const

export const seriesCard = styles({
  root: {
    ...upright,
    display: 'grid',
    [ALONE_OF_TWO]: { md: across, lg: upright },
    [ALONE_OF_THREE]: { lg: { ...across, minH: '24rem' } },
  },
  picture: {
    pos: 'relative',
    bg: 'sand',
    '& img': { pos: 'absolute', inset: '0', w: 'full', h: 'full', objectFit: 'cover' },
  },
  body: { display: 'flex', flexDirection: 'column', p: { base: '5', lg: '6' } },
  title: { textStyle: 'h3' },
  description: { textStyle: 'small', color: 'ink.muted', mt: '2' },
  features: {
    mt: '4',
    mb: '4',
    '& li': { textStyle: 'small', py: '2', borderTopWidth: '1px', borderColor: 'line' },
  },
  vehicles: { textStyle: 'caption', color: 'ink.muted', mt: 'auto' },
  price: { textStyle: 'price', fontSize: 'lg', mt: '1.5' },
})
