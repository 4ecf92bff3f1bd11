import { ends, grid, points, textLink } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'
import { heading } from '#web/theme/textStyles.ts'

export const showroomPage = styles({
  title: { textStyle: 'h2' },
  lead: { textStyle: 'lead', maxW: '34em', mt: '5' },
  locations: {
    ...grid({ lg: 3 }),
    gap: '6',
    mt: { base: '8', md: '10' },
    '& > li': { display: 'grid' },
  },
  // The order follows it by a script.
  town: {
    maxW: '22rem',
    mt: '5',
    '& label': { display: 'block', mb: '1.5', fontSize: 'sm', fontWeight: 'semibold' },
    'html:not([data-scripted]) &': { display: 'none' },
    _print: { display: 'none' },
  },
  event: { pb: { base: '16', md: '24' } },
  eventDate: { fontWeight: 'semibold', mt: '4' },
  services: {
    ...points,
    ...grid({ md: 3 }),
    columnGap: '12',
    rowGap: '9',
    mt: { base: '8', md: '10' },
    '& > li': {
      ...points['& > li'],
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
    },
    '& p': { ...points['& p'], mb: '3' },
    '& a': { ...textLink, gap: '2', mt: 'auto' },
    '& svg': { boxSize: '4' },
  },
  areas: { mt: { base: '8', md: '10' } },
  closing: {
    ...ends,
    gap: '5',
    mt: { base: '10', md: '14' },
    '& p': { ...heading, textStyle: 'h4' },
  },
})
