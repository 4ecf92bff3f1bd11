// Neither half starts or ends with a dot. The domain has two labels or more, because no mail can be
// delivered to `name@host`.
export const EMAIL_ADDRESS =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]([a-z\d-]{0,61}[a-z\d])$/i

/** Mail servers know a domain such as "münchen.example" as "xn--mnchen-3ya.example". */
const IDN_DOMAIN = /^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.\u3002-]+$/u
export const LONGEST_EMAIL = 254
/** Characters before the @ (RFC 5321). */
export const LONGEST_MAILBOX = 64

/** The address with its domain in ASCII. */
export function asciiEmail(email: string): string {
  const [mailbox, domain = '', ...rest] = email.trim().split('@')
  if (email.length > LONGEST_EMAIL || rest.length > 0 || !IDN_DOMAIN.test(domain)) return email
  return `${mailbox}@${URL.parse(`http://${domain}`)?.hostname ?? domain}`
}

/** An address of one person, in lower case and its domain in ASCII; undefined for anything else, such as "*@shop.example". */
export function mailbox(typed: string): string | undefined {
  const email = asciiEmail(typed.trim()).toLowerCase()
  const isOne = email.length <= LONGEST_EMAIL && email.indexOf('@') <= LONGEST_MAILBOX && !/[*?%]/.test(email)
  return isOne && EMAIL_ADDRESS.test(email) ? email : undefined
}

/** Mail programs and Windows cut longer links, or refuse them. */
const LONGEST = 1790

/** RFC 6068 requires a literal @ and the other special characters escaped. A body that makes the link too long is cut. */
export function mailLink(email: string, subject: string, body: string): string {
  const address = email.split('@').map(encodeURIComponent).join('@')
  let text = `mailto:${address}?subject=${encodeURIComponent(subject)}&body=`
  for (const character of body.replace(/\r?\n/g, '\r\n')) {
    const next = encodeURIComponent(character)
    if (text.length + next.length > LONGEST) return `${text}${encodeURIComponent('…')}`
    text += next
  }
  return text
}
