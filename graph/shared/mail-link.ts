/** Mail programs and Windows cut longer links, or refuse them. */
const LONGEST = 1790

/** RFC 6068 requires a literal @ and the other special characters escaped. A body that makes the link too long is cut. */
export function mailLink(email: string, subject?: string, body = ''): string {
  const link = `mailto:${email.split('@').map(encodeURIComponent).join('@')}`
  if (subject === undefined) return link
  let text = `${link}?subject=${encodeURIComponent(subject)}&body=`
  for (const character of body.replace(/\r?\n/g, '\r\n')) {
    const next = encodeURIComponent(character)
    if (text.length + next.length > LONGEST) return `${text}${encodeURIComponent('…')}`
    text += next
  }
  return text
}
