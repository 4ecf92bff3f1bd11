import { decodeHTMLStrict } from 'entities/decode'

const ENTITY = /&(?:#\w{1,8}|[a-z]\w{1,31});/gi
const INLINE =
  'a|abbr|acronym|area|audio|b|base|bdi|bdo|big|body|button|canvas|center|cite|code|col|colgroup|data|del|dfn|em|embed|font|head|html|i|' +
  'iframe|img|input|ins|kbd|label|link|map|mark|meta|nobr|noscript|object|param|path|picture|q|s|samp|select|small|source|span|' +
  'strike|strong|sub|sup|svg|tbody|template|textarea|tfoot|thead|time|title|track|tt|u|var|video|wbr|xml'
const BLOCK =
  'address|article|aside|blockquote|br|caption|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|legend|' +
  'li|main|menu|nav|ol|option|p|pre|section|summary|table|td|th|tr|ul'
const BARE_ATTRIBUTE =
  'allowfullscreen|async|autofocus|autoplay|checked|compact|controls|default|defer|disabled|hidden|ismap|itemscope|loop|multiple|' +
  'muted|noshade|nowrap|open|playsinline|readonly|required|reversed|selected|[a-z]*[-:][\\w:-]+'
const VALUE = String.raw`(?:"[^"]*"|'[^']*'|[^\s"'<>]+)`
// Other words than attributes show that a person compares: 4 <b and c> 2.
const ATTRIBUTES = String.raw`(?:(?:\s+|(?<=["']))(?:[^\s"'<>/=]+\s*=\s*${VALUE}|(?:${BARE_ATTRIBUTE})(?![\w-]))){0,50}\s*\/?`
// Also names of Word, such as <o:p>, and of Facebook.
const TAG = new RegExp(String.raw`<\/?(?:(${BLOCK})|${INLINE}|(?:[gmovwx]|st\d|fb):[\w-]+)${ATTRIBUTES}>`, 'gi')
const UNSHOWN = new RegExp(
  String.raw`<!--.*?(?:-->|$)|<!doctype[^<>]*>|<(script|style)${ATTRIBUTES}>.*?(?:<\/\1\s*>|$)|<!\[CDATA\[(?<kept>.*?)(?:\]\]>|$)`,
  'gis',
)
const PICTURE = new RegExp(String.raw`^<img\s(?:.*?\s)?src\s*=\s*(${VALUE})`, 'is')
/** Entities of entities of entities. */
const MOST_TIMES = 5
/** No field takes as much. */
const MOST_CHARACTERS = 50_000

/**
 * Text instead of HTML: entities are decoded, `<br>`, `<p>` and `<li>` are line breaks, and other tags go. Of an `<img>`, its
 * address stays where a field `hasPictures`.
 */
export function withoutMarkup(text: string, hasPictures = false): string {
  if (!/[<&]/.test(text) || text.length > MOST_CHARACTERS) return text
  let plain = text
  for (let times = 0; times < MOST_TIMES; times += 1) {
    const next = withoutTags(plain.replace(ENTITY, decoded), hasPictures)
    if (next === plain) break
    plain = next
  }
  return plain
}

function withoutTags(text: string, hasPictures: boolean): string {
  const plain = text.replace(UNSHOWN, '$<kept>').replace(TAG, (tag, block) => {
    const address = hasPictures ? PICTURE.exec(tag)?.[1]?.replace(/^["']|["']$/g, '') : undefined
    return address ? `\n${address}\n` : block ? '\n' : ''
  })
  if (plain === text) return text
  const lines = plain.split('\n').map((line) => line.trim())
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Also of names in capitals, which browsers do not know. A mark of direction is nothing in English text. */
function decoded(entity: string): string {
  const text = decodeHTMLStrict(entity)
  return (text === entity ? decodeHTMLStrict(entity.toLowerCase()) : text).replace(/\p{Zs}/u, ' ').replace('\u200e', '')
}
