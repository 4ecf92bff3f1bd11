import { bordered, centered, wrapping } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

const line = { strokeLinejoin: 'round', vectorEffect: 'non-scaling-stroke' } as const

export const countyMap = styles({
  root: { minW: '0' },
  // Pins are placed in percent of this box, which has the proportions of the drawing.
  frame: { pos: 'relative', isolation: 'isolate', bg: 'sand', ...bordered, overflow: 'hidden' },
  land: { display: 'block', w: 'full', h: 'auto' },
  county: { ...line, fill: 'forest.100', stroke: 'forest.500', strokeWidth: '1.75px' },
  borders: { ...line, fill: 'none', stroke: 'line.strong', strokeWidth: '1px' },
  neighbour: {
    display: { base: 'none', sm: 'block' },
    pos: 'absolute',
    translate: '-50% -50%',
    fontSize: 'xs',
    letterSpacing: 'wider',
    textTransform: 'uppercase',
    color: 'ink.muted',
  },
  caption: { ...wrapping, columnGap: '5', rowGap: '1', mt: '3', textStyle: 'fine' },
  title: { fontWeight: 'semibold', color: 'ink' },
  key: { display: 'inline-flex', alignItems: 'center', gap: '2' },
  dot: { boxSize: '2.5', borderRadius: 'full', bg: 'forest.500' },
  pin: { boxSize: '3', borderRadius: 'full', borderBottomLeftRadius: 'sm', rotate: '-45deg', bg: 'forest.900' },
  tools: { ...wrapping, gap: '3', mt: '4' },
  scripted: { 'html:not([data-scripted]) &': { display: 'none' } },
  street: { display: 'block', w: 'full', aspectRatio: 'picture', mt: '4', ...bordered },
})

const mark = { pos: 'relative', zIndex: 'raised', borderWidth: '1.5px', borderColor: 'white' } as const
/** As large as a finger needs it where the map is large enough, and on a phone as large as the nearest two cities allow. */
const TARGET = 'clamp(24px, 9.5%, 44px)'
const pointed = ':is(:hover, :focus-visible) > &'

export const mapPin = styles({
  // No stacking context: every mark is above the areas of its neighbors.
  place: {
    pos: 'absolute',
    ...centered,
    boxSize: '6',
    m: '-3',
    borderRadius: 'full',
    '&[href]': { w: TARGET, h: 'auto', aspectRatio: '1', m: `calc(${TARGET} / -2)` },
    // A finger has no use for the names of small towns, whose areas reach into those of the links.
    '@media (hover: none)': { '&:not([href])': { pointerEvents: 'none' } },
    _hover: { zIndex: 'sticky' },
    _focusVisible: { zIndex: 'sticky' },
  },
  town: {
    ...mark,
    boxSize: { base: '2', md: '2.5' },
    borderRadius: 'full',
    bg: 'forest.500',
    [pointed]: { bg: 'ember.600' },
  },
  // A pin, whose point is at the place.
  showroom: {
    ...mark,
    ...centered,
    boxSize: { base: '5', md: '7' },
    borderRadius: 'full',
    borderBottomLeftRadius: 'sm',
    translate: '0 -60%',
    rotate: '-45deg',
    bg: 'forest.900',
    _after: { content: '""', boxSize: '36%', borderRadius: 'full', bg: 'white' },
    [pointed]: { bg: 'ember.600' },
  },
  current: {
    ...mark,
    boxSize: '4',
    borderRadius: 'full',
    borderWidth: '2px',
    bg: 'ember.600',
    boxShadow: '0 0 0 6px color-mix(in srgb, {colors.ember.500} 28%, transparent)',
  },
  label: {
    pos: 'absolute',
    top: '50%',
    translate: '0 -50%',
    px: '1.5',
    borderRadius: 'sm',
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    whiteSpace: 'nowrap',
    color: 'ink',
    // Legible over the border of the county.
    textShadow: '0 0 3px white, 0 0 3px white',
    pointerEvents: 'none',
    zIndex: 'raised',
    opacity: '0',
    // A little higher than its dot on a phone, where Nanticoke's name would touch the mark of Mountain Top.
    '&[data-side=right]': { insetStart: 'calc(50% + 0.6rem)', mt: { base: '-3px', md: '0' } },
    '&[data-side=left]': { insetEnd: 'calc(50% + 0.6rem)' },
    '&[data-side=below]': { insetEnd: '50%' },
    '&[data-side=below-right]': { insetStart: '50%' },
    '&[data-side^=below]': { top: 'calc(50% + 1.125rem)' },
    // A city's name is part of its link.
    '&[data-shown=true]': { opacity: '1', pointerEvents: 'auto' },
    '&[data-lit=true]': { bg: 'white', color: 'ember.700' },
    '&[data-lit=true][data-side=right]': { insetStart: 'calc(50% + 1.05rem)' },
    '&[data-lit=true][data-side^=below]': { top: 'calc(50% + 1.5rem)' },
    [pointed]: { opacity: '1', bg: 'white', boxShadow: 'soft' },
  },
})
