/** Ids of the templates of `ListStates.tsx`, which stand in the place of a list. */
const LOADING_ID = 'loading'
const FAILED_ID = 'failed'

const CARDS = 6
const LOADING_AFTER_MS = 200

const MOST_TRIES = 4
const FIRST_DELAY_MS = 300
/** Nobody looks at an empty list for longer: where the server asks for a longer wait, the list fails. */
const LONGEST_DELAY_MS = 10_000
/** A server that answers at all does so earlier: it refuses a request that has waited for five seconds. */
const LONGEST_WAIT_MS = 15_000

const copyOf = (id: string) => {
  const { content } = document.getElementById(id) as HTMLTemplateElement
  return content.firstElementChild!.cloneNode(true) as HTMLElement
}

const showLoading = (place: HTMLElement) => {
  if (place.querySelector('[inert]')) return
  const list = copyOf(LOADING_ID)
  // Before it is in the page: the browser would fetch them.
  for (const picture of list.querySelectorAll('img')) picture.remove()
  for (let card = 1; card < CARDS; card++) list.append(list.firstElementChild!.cloneNode(true))
  // What is below the list stays where it is.
  place.style.minHeight = `${place.getBoundingClientRect().height}px`
  place.replaceChildren(list)
}

export const showFailed = (place: HTMLElement, status: number | undefined, retry: () => void) => {
  const failed = copyOf(FAILED_ID)
  failed.querySelector('h2')!.append(String(status ?? 'no connection'))
  failed.querySelector('button')!.addEventListener('click', () => {
    // The button goes with the message in which it stands, and would take the focus along.
    document.querySelector('main')!.focus({ preventScroll: true })
    retry()
  })
  place.style.minHeight = ''
  place.removeAttribute('aria-busy')
  place.replaceChildren(failed)
}

const STYLES = /<style>(.*?)<\/style>/s
const FONTS = /@font-face\{.*?\}/gs

const sheetOf = (css: string) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

let shownStyles: string | undefined

/** A document has the styles and the drawings of what it shows, and no others. */
const takeLooks = (next: Document, styles: string) => {
  for (const drawing of next.querySelectorAll('#icons > symbol')) {
    if (!document.getElementById(drawing.id)) document.getElementById('icons')!.append(drawing)
  }
  if (styles === shownStyles) return
  shownStyles = styles
  // Adopted sheets come last: the one that all documents share has to come after them.
  const shared = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet?.cssRules ?? []
  document.adoptedStyleSheets = [sheetOf(styles), sheetOf(Array.from(shared, ({ cssText }) => cssText).join(''))]
}

/** The built files of a document's release; undefined where it is none of the site's. */
const releaseOf = (page: Document) => {
  const loader = page.querySelector<HTMLScriptElement>('script[data-entry]')
  const shared = page.querySelector('link[rel=stylesheet]')
  return loader?.getAttribute('src')?.concat(loader.dataset.entry!, shared?.getAttribute('href') ?? '')
}

/** Whether a document is of another release, whose classes have other names: it has to be loaded. */
export const isOfOtherRelease = (next: Document) => {
  const release = releaseOf(next)
  return release !== undefined && release !== releaseOf(document)
}

const parse = (html: string) => {
  // The policy forbids inline styles whose hash it does not know, and the console would say so.
  const next = new DOMParser().parseFromString(html.replace(STYLES, ''), 'text/html')
  // A proxy may answer with a page of its own.
  if (releaseOf(next) === releaseOf(document)) takeLooks(next, (STYLES.exec(html)?.[1] ?? '').replace(FONTS, ''))
  return next
}

let latest: AbortController | undefined

/** Nobody waits for the document any more. */
export const giveUp = () => {
  latest?.abort()
  latest = undefined
}

type Wanted = { address: string; place: HTMLElement; retry: () => void }

/**
 * Fetches the document at an address, with its styles, for a list that stands in the page. While it does not come, cards without words
 * stand in the list's place, and in the end what failed. Undefined then, and where another document was asked for since.
 */
export const fetchList = async ({ address, place, retry }: Wanted) => {
  giveUp()
  const mine = new AbortController()
  latest = mine
  place.setAttribute('aria-busy', 'true')
  const loading = setTimeout(showLoading, LOADING_AFTER_MS, place)
  try {
    for (let tries = 1; latest === mine; tries++) {
      const tooLate = setTimeout(() => mine.abort(), LONGEST_WAIT_MS)
      const answer = await fetch(address, { signal: mine.signal, headers: { accept: 'text/html' } }).catch(
        () => undefined,
      )
      const html = await answer?.text().catch(() => undefined)
      clearTimeout(tooLate)
      if (latest !== mine) break
      if (answer?.ok && html !== undefined)
        return { next: parse(html), address: answer.redirected ? answer.url : address }
      const delay = Number(answer?.headers.get('retry-after')) * 1000 || FIRST_DELAY_MS * 2 ** (tries - 1)
      if (tries === MOST_TRIES || delay > LONGEST_DELAY_MS || mine.signal.aborted) {
        clearTimeout(loading)
        showFailed(place, answer?.status, retry)
        break
      }
      await new Promise((resolve) => setTimeout(resolve, delay))
    }
  } finally {
    clearTimeout(loading)
  }
}
