import { link } from '#web/theme/mixins.ts'
import { styles } from '#web/theme/styles.ts'

const code = { px: '1', borderRadius: 'sm', bg: 'sand', fontFamily: 'mono', fontSize: '0.875em' } as const

export const developersPage = styles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '8' },
  section: {
    overflowWrap: 'anywhere',
    '& h3': { textStyle: 'h4', mb: '2' },
    '& p code, & li code': code,
  },
  part: { pt: '6' },
})

/** HTML that was Markdown, which has no classes. */
export const documentPage = styles({
  text: {
    overflowWrap: 'anywhere',
    '& h2': { textStyle: 'h3', fontSize: '2xl', pt: { base: '8', lg: '12' }, mb: '4' },
    '& > :first-of-type > h2:first-of-type': { pt: { base: '8', lg: '0' } },
    '& h3': { textStyle: 'h4', pt: '6', mb: '2' },
    '& p': { mb: '4' },
    '& p a, & li a, & td a': link,
    '& ul, & ol': { ps: '5', mb: '4' },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& li': { mb: '2', ps: '1' },
    '& li::marker': { color: 'forest.500' },
    '& p code, & li code, & td code': code,
    '& h3 > a': { color: 'inherit', _hover: { textDecoration: 'underline' } },
    // The schema, which is no text to copy: names are anchors, and types are links.
    '& > div > pre': {
      fontSize: 'xs',
      lineHeight: 'body',
      whiteSpace: 'pre-wrap',
      '& code': { fontFamily: 'mono', fontSize: 'inherit' },
      '& a': link,
      // Its description stands above a name, and a bar over both.
      '& a[id]': {
        scrollMarginTop: '24',
        color: 'ink',
        fontWeight: 'bold',
        textDecoration: 'none',
        _hover: { textDecoration: 'underline' },
      },
      '& span': {
        display: 'inline-block',
        maxW: 'calc(100% - 4ch)',
        verticalAlign: 'top',
        fontFamily: 'body',
        color: 'ink.muted',
      },
    },
    '& :target': { bg: 'sun.400' },
    '& table': { w: 'full', mb: '6' },
    '& th, & td': { py: '2', pe: '4', textAlign: 'start', verticalAlign: 'top' },
    '& tr': { borderBottomWidth: '1px' },
    // On a narrow screen a row is a paragraph: its cells would have room for a few letters.
    mdDown: {
      '& thead': { display: 'none' },
      '& tr': { display: 'block', py: '2' },
      '& td': { display: 'block', py: '0.5' },
    },
  },
})
