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

const WINDOWS = new TextDecoder('windows-1252')
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,7}));/gi
const ATTRIBUTES = String.raw`(?:\s(?:"[^"]*"|'[^']*'|[^<>"']){0,2000})?\/?`
const INLINE =
  'a|abbr|acronym|area|audio|b|base|bdi|bdo|big|body|button|canvas|center|cite|code|col|colgroup|data|del|dfn|em|embed|font|head|html|i|' +
  'iframe|img|input|ins|kbd|label|link|map|mark|meta|nobr|noscript|object|param|path|picture|q|s|samp|select|small|source|span|' +
  'strike|strong|sub|sup|svg|tbody|template|textarea|tfoot|thead|time|title|track|tt|u|var|video|wbr|xml'
const BLOCK =
  'address|article|aside|blockquote|br|caption|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|legend|' +
  'li|main|menu|nav|ol|option|p|pre|section|summary|table|td|th|tr|ul'
// With names of other programs, such as <o:p> of Word.
const TAG = new RegExp(String.raw`<\/?(?:(${BLOCK})|${INLINE}|[a-z]+[:-][\w:-]+)${ATTRIBUTES}>`, 'gi')
const UNSHOWN =
  /<!--.*?(?:-->|$)|<!doctype[^>]*>|<(script|style)\b.*?(?:<\/\1\s*>|$)|<!\[CDATA\[(?<kept>.*?)(?:\]\]>|$)/gis
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
  const plain = text.replace(UNSHOWN, '$<kept>').replace(TAG, (_tag, block) => (block ? '\n' : ''))
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
  // &#150; is a dash in HTML, as in Windows.
  if (code >= 0x80 && code < 0xa0) return WINDOWS.decode(Uint8Array.of(code))
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : entity
}
