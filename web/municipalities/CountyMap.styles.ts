import { bordered } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const countyMap = styles({
  root: { minW: '0' },
  // Pins are placed in percent of this box, which has the proportions of the drawing.
  frame: {
    pos: 'relative',
    isolation: 'isolate',
    bg: 'sand',
    ...bordered,
    overflow: 'hidden',
  },
  land: { display: 'block', w: 'full', h: 'auto' },
  county: {
    fill: 'forest.100',
    stroke: 'forest.500',
    strokeWidth: '1.75px',
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
  },
  borders: {
    fill: 'none',
    stroke: 'line.strong',
    strokeWidth: '1px',
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
  },
  neighbour: {
    display: { base: 'none', sm: 'block' },
    pos: 'absolute',
    translate: '-50% -50%',
    fontSize: '2xs',
    letterSpacing: 'wider',
    textTransform: 'uppercase',
    color: 'ink.muted',
  },
  caption: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '1',
    mt: '3',
    fontSize: 'xs',
    color: 'ink.muted',
  },
  title: { fontWeight: 'semibold', color: 'ink' },
  key: { display: 'inline-flex', alignItems: 'center', gap: '2' },
  dot: { boxSize: '2.5', borderRadius: 'full', bg: 'forest.500' },
  pin: { boxSize: '3', borderRadius: 'full', borderBottomLeftRadius: 'sm', rotate: '-45deg', bg: 'forest.900' },
  tools: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '4' },
  scripted: { 'html:not([data-scripted]) &': { display: 'none' } },
  street: {
    display: 'block',
    w: 'full',
    aspectRatio: 'picture',
    mt: '4',
    ...bordered,
  },
})
