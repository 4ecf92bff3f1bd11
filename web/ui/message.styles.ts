import { styles } from '#web/theme/styles.ts'

/** A page or a section that is a short message: not found, failed, thanks. */
export const message = styles({
  root: { py: { base: '16', md: '28' }, display: 'grid', gap: '5', justifyItems: 'start' },
  title: { textStyle: 'h1' },
  text: { textStyle: 'lead', maxW: 'text' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '3' },
  section: {
    display: 'grid',
    gap: '4',
    justifyItems: 'start',
    maxW: 'text',
    my: '5',
    color: 'ink.muted',
    '& a': { color: 'forest.700' },
  },
  subtitle: { textStyle: 'h3', color: 'ink' },
})
