import { opensElsewhere } from '#web/environment/opensElsewhere.ts'
import { COMPARED, compareCarts, comparePath } from '#web/shortlist/lists.ts'
import { counted } from '#web/ui/format.ts'
import { subscribe } from '#web/ui/persistedList.ts'
import { pathWithout } from './readComparison.ts'

type Ids = readonly string[]

const ownIds = () => COMPARED.read().map(({ id }) => id)

const isSame = (one: Ids, other: Ids) => one.length === other.length && one.every((id) => other.includes(id))

/** Makes the comparison follow the visitor's own list and that follow the comparison, its rows change in place, and "Share" work. */
export const startComparison = () => {
  const shared = document.querySelector<HTMLElement>('[data-comparison]')
  if (!shared) return
  // Ids or aliases in the address, and the ids of the carts in the table.
  const { asked, ids }: { asked: Ids; ids: Ids } = JSON.parse(shared.dataset.comparison!)
  const different = document.querySelector('[data-rows=different]')
  let left = ids

  /** Points each "Remove" at the comparison of the carts that are left, without its own. */
  const pointRemovals = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-removes]'))
      link.href = pathWithout(link.dataset.removes!, left, different?.ariaCurrent === 'true')
  }
  /** The list follows a comparison that has all of it, and no other. Without carts in the address the page shows the list. */
  const follow = () => {
    const own = ownIds()
    if (own.every((id) => ids.includes(id) || asked.includes(id))) compareCarts(ids)
    else if (asked.length === 0) window.location.replace(comparePath(own))
  }
  const words = shared.querySelector('[data-slot=words]')!
  const keep = shared.querySelector<HTMLButtonElement>('[data-slot=keep]')!
  const view = shared.querySelector<HTMLAnchorElement>('[data-slot=view]')!
  const render = () => {
    const own = ownIds()
    shared.hidden = own.length === 0 || ids.length === 0 || isSame(own, ids)
    words.textContent = `This comparison was shared with you. Yours has ${counted(own.length, 'cart')}.`
    view.href = comparePath(own)
  }
  follow()
  render()
  subscribe(render)
  keep.addEventListener('click', () => {
    compareCarts(ids)
    document.querySelector('main')?.focus({ preventScroll: true })
  })

  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-removes], a[data-rows]')
    if (!link || opensElsewhere(event)) return
    const { removes } = link.dataset
    if (removes) {
      // Out of the visitor's own list, too. Another one may be pressed before the next comparison is there.
      if (isSame(ownIds(), left)) COMPARED.remove(removes)
      left = left.filter((id) => id !== removes)
    } else {
      event.preventDefault()
      for (const choice of document.querySelectorAll('a[data-rows]'))
        choice.ariaCurrent = choice === link ? 'true' : null
      window.history.replaceState(window.history.state, '', link.href)
    }
    pointRemovals()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    // Back brings the page as it was left.
    left = ids
    pointRemovals()
    follow()
  })

  const button = document.querySelector<HTMLElement>('[data-share]')
  const said = document.querySelector('[data-said]')
  button?.addEventListener('click', async () => {
    said!.textContent = await share(button.dataset.share!, window.location.href)
  })
  button?.addEventListener('blur', () => said!.replaceChildren())
}

/** Sends the address by the browser's own dialog, or copies it. Returns what to say. */
const share = async (title: string, url: string) => {
  try {
    if (navigator.share) {
      await navigator.share({ title, url })
      return ''
    }
  } catch (error) {
    // The visitor has closed the dialog.
    if ((error as Error).name === 'AbortError') return ''
  }
  try {
    await navigator.clipboard.writeText(url)
    return 'Link copied'
  } catch {
    // Browsers may forbid access to the clipboard, and do so on a site without TLS.
    return 'Copy the address of this page to share it'
  }
}
