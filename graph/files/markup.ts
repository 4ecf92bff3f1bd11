// The names of U+00A0 to U+00FF in their order, which HTML has from Latin 1.
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot ' +
  'cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml ' +
  'Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig ' +
  'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ' +
  'ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'

const ENTITIES = new Map([
  ...LATIN.split(' ').map((name, index) => [name, String.fromCodePoint(0xa0 + index)] as const),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    euro: '€',
    trade: '™',
    hellip: '…',
    bull: '•',
  }),
  ...Object.entries({ ndash: '–', mdash: '—', minus: '−', lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”' }),
  ...Object.entries({
    bdquo: '„',
    prime: '′',
    Prime: '″',
    nbsp: ' ',
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
    zwnj: '',
    zwj: '',
    lrm: '',
  }),
  ...Object.entries({ frasl: '⁄', star: '☆', check: '✓', rarr: '→', larr: '←', le: '≤', ge: '≥', ne: '≠', asymp: '≈' }),
])

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,7}));/gi
const ATTRIBUTES = String.raw`(?:\s(?:"[^"]*"|'[^']*'|[^<>"']){0,2000})?\/?`
const INLINE =
  'a|abbr|acronym|b|bdi|bdo|big|body|center|cite|code|del|em|font|head|html|i|img|ins|kbd|link|mark|meta|nobr|s|small|span|strike|strong|sub|sup|tbody|td|tfoot|th|thead|title|tt|u|var'
const BLOCK =
  'address|article|aside|blockquote|br|dd|div|dl|dt|figure|footer|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|tr|ul'
// With names of other programs, such as <o:p> of Word.
const TAG = new RegExp(String.raw`<\/?(?:(${BLOCK})|${INLINE}|[a-z]+[:-][\w:-]+)${ATTRIBUTES}>`, 'gi')
const UNSHOWN = /<!--.*?(?:-->|$)|<(script|style)\b.*?(?:<\/\1\s*>|$)/gis
/** Entities of entities of entities. */
const MOST_TIMES = 5
/** No field takes as much. */
const MOST_CHARACTERS = 50_000

/** Text instead of HTML: entities are decoded, `<br>`, `<p>` and `<li>` are line breaks, and other tags go. */
export function withoutMarkup(text: string): string {
  if (!/[<&]/.test(text) || text.length > MOST_CHARACTERS) return text
  let plain = text
  for (let times = 0; times < MOST_TIMES; times += 1) {
    const next = withoutTags(plain.replace(ENTITY, decoded))
    if (next === plain) break
    plain = next
  }
  return plain
}

function withoutTags(text: string): string {
  const plain = text.replace(UNSHOWN, '').replace(TAG, (_tag, block) => (block ? '\n' : ''))
  if (plain === text) return text
  const lines = plain.split('\n').map((line) => line.trim())
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function decoded(entity: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name) return ENTITIES.get(name) ?? ENTITIES.get(name.toLowerCase()) ?? entity
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal!, 16)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity
}
