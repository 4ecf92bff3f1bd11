import { grid } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

export const thankYou = styles({
  root: {
    py: { base: '12', md: '20' },
    '& > svg': { boxSize: '16', p: '3.5', borderRadius: 'full', bg: 'forest.100', color: 'forest.700', mb: '6' },
  },
  title: { textStyle: 'h1' },
  lead: { textStyle: 'lead', mt: '4' },
  sent: { mb: '5', maxW: '40rem' },
  columns: {
    ...grid({ lg: '1.6fr 1fr' }),
    gap: { base: '10', lg: '16' },
    alignItems: 'start',
    mt: { base: '10', md: '12' },
  },
  next: { '* + &': { mt: { base: '12', md: '16' } } },
  subtitle: { textStyle: 'h2', mb: '6' },
  steps: {
    counterReset: 'step',
    '& li': {
      pos: 'relative',
      ps: '14',
      py: '5',
      borderTopWidth: '1px',
      borderColor: 'line',
      counterIncrement: 'step',
    },
    '& li::before': {
      content: 'counter(step)',
      pos: 'absolute',
      insetStart: '0',
      fontFamily: 'heading',
      fontWeight: 'heading',
      fontSize: 'xl',
      color: 'ember.600',
    },
    '& h3': { textStyle: 'h4' },
    '& p': { color: 'ink.muted', mt: '1.5' },
  },
  visit: { display: 'grid', justifyItems: 'start', gap: '4', maxW: '40rem' },
  cardTitle: { textStyle: 'h3' },
  cardText: { color: 'forest.200', mt: '2', mb: '6' },
  links: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: { base: '12', md: '16' } },
})
