import { styles } from '#web/theme/styles.ts'

export const inventoryPage = styles({
  onScreen: { _print: { display: 'none' } },
  lead: { textStyle: 'lead', maxW: '56ch', mt: '3.5' },
  closing: { display: 'grid', gridTemplateColumns: { base: '1fr', lg: '1fr 1.35fr' }, gap: { base: '10', lg: '16' } },
  ask: { alignSelf: 'center' },
  subtitle: { textStyle: 'h2' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '7' },
  facts: { display: 'grid', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, gap: '4' },
  factTitle: { textStyle: 'h4' },
  factText: { textStyle: 'small', color: 'ink.muted', mt: '2' },
})
