import type { Notice } from './buttons.ts'
import { comparePath } from './comparePath.ts'
import { BAR_ID, SHORTLIST_BUTTON } from './keys.ts'
import { COMPARED } from './lists.ts'

/**
 * The bar keeps company with carts: a form, a policy or the comparison itself needs the room, and so does the bar of a cart's own
 * page. The header counts everywhere.
 */
const isAmongCarts = () => document.querySelector(SHORTLIST_BUTTON) !== null && !document.querySelector('[data-viewed]')

const countText = (count: number) =>
  count === 1 ? '1 cart chosen. Add another to compare.' : `${count} carts to compare`

const linkTo = ({ href, label }: NonNullable<Notice['link']>) =>
  Object.assign(document.createElement('a'), { href, textContent: label })

const wordsOf = ({ text, link }: Notice) => (link ? [text, ' ', linkTo(link)] : [text])

const find = () => {
  const bar = document.getElementById(BAR_ID)!
  const [status, actions] = bar.children as unknown as HTMLElement[]
  const [compare, close] = actions!.children as unknown as [HTMLAnchorElement, HTMLButtonElement]
  return { bar, status: status!, actions: actions!, compare, close }
}

/** Fills the bar of `ShortlistBar`. */
export const startBar = () => {
  const { bar, status, actions, compare, close } = find()
  let notice: Notice | null = null

  const render = () => {
    const carts = isAmongCarts() ? COMPARED.read() : []
    const count = carts.length > 0 ? [countText(carts.length)] : []
    const words = notice ? wordsOf(notice) : count
    bar.toggleAttribute('data-shown', words.length > 0)
    actions.hidden = words.length === 0
    // A notice with a link of its own says what to do next.
    compare.hidden = carts.length < 2 || notice?.link !== undefined
    compare.href = comparePath(carts.map(({ id }) => id))
    close.textContent = notice ? 'Close' : 'Clear'
    // Equal words are not announced again.
    const said = document.createElement('p')
    said.append(...words)
    if (said.textContent === status.textContent) return
    status.replaceChildren(...said.childNodes)
    bar.removeAttribute('data-folded')
  }
  // A notice is to be read first.
  const fold = () => bar.toggleAttribute('data-folded', notice === null)
  window.addEventListener('scroll', fold, { passive: true })

  close.addEventListener('click', () => {
    const isNotice = notice !== null
    notice = null
    if (isNotice) render()
    else COMPARED.write([])
    document.querySelector('main')?.focus({ preventScroll: true })
  })

  return {
    render,
    /** A notice stays until it is closed or the page is left; null takes it away. */
    say: (latest: Notice | null) => {
      notice = latest
    },
  }
}
