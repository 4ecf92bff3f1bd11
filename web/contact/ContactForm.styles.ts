import { grid, wrapped } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const contactForm = styles({
  root: { ...grid({ sm: 2 }), gap: '5' },
  wide: { gridColumn: '1 / -1' },
  label: { display: 'block', mb: '1.5', fontSize: 'sm', fontWeight: 'semibold' },
  required: { gridColumn: '1 / -1', fontSize: 'sm', color: 'ink.muted', mb: '-2' },
  questions: {
    gridColumn: '1 / -1',
    display: 'none',
    gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
    gap: '5',
    p: { base: '4', md: '5' },
    bg: 'sand',
    borderRadius: 'card',
    '& legend': { float: 'left', gridColumn: '1 / -1', mb: '0' },
    ...Object.fromEntries(
      ['trade-in', 'service', 'test-drive'].map((topic) => [
        `form:has(option[value=${topic}]:checked) &[data-for=${topic}]`,
        { display: 'grid' },
      ]),
    ),
  },
  foot: {
    gridColumn: '1 / -1',
    ...wrapped,
    columnGap: '5',
    rowGap: '3',
    fontSize: 'xs',
    color: 'ink.muted',
  },
})
