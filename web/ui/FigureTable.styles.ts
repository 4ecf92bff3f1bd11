import { styles } from '#web/theme/styles.ts'

/** One line, where the text is not so large that a line holds a few words only. */
const unlessTextIsHuge = { '@media (min-width: 16em)': { whiteSpace: 'nowrap' } } as const

export const figureTable = styles({
  root: {
    w: 'full',
    mt: '6',
    mb: '8',
    '& caption': { textAlign: 'start', fontWeight: 'semibold', pb: '2' },
    '& thead th': { py: '2', textStyle: 'fine', fontWeight: 'normal', textAlign: 'start', verticalAlign: 'bottom' },
    '& tr': { borderBottomWidth: '1px', breakInside: 'avoid' },
    '& tbody th': { py: '3', fontWeight: 'normal', textAlign: 'start', verticalAlign: 'top' },
    '& small': { display: 'block', textStyle: 'caption', color: 'ink.muted' },
    '& td': {
      py: '3',
      minW: 'min(5rem, 25vw)',
      fontWeight: 'semibold',
      verticalAlign: 'top',
      fontVariantNumeric: 'tabular-nums',
    },
    '& td, & thead th:not(:first-of-type)': { ps: { base: '3', md: '6' }, textAlign: 'end' },
    // Beside a long value a phone leaves its label half of the line.
    '&:not(:has(th:nth-of-type(3))) th:first-of-type': { w: { base: '55%', md: 'auto' } },
    // The rental prices have five columns; on the narrowest phones they just fit.
    '&:has(th:nth-of-type(5))': {
      fontSize: { base: 'sm', md: 'md' },
      '& td, & thead th:not(:first-of-type)': { minW: '0', ps: { base: '2', md: '6' }, ...unlessTextIsHuge },
    },
  },
})
