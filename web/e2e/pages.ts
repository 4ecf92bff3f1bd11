import rows from './pages.json' with { type: 'json' }

/** The content of a page at one of its addresses, in the server's HTML. */
export type Page = {
  path: string
  /** 200 by default. */
  status?: number
  h1: string
  /** The part of the title before the dealer's name. */
  title?: string
  /** Path of the canonical link where it is not the page's own; null on a page that search engines do not list. */
  canonical?: string | null
  says?: string[]
  /** Targets of the page's links. */
  links?: string[]
}

/** Compressed KB of 1,000 bytes that a first visitor on a phone loads, beside the fonts and the scripts of every page. */
type Budget = {
  /** With 0.1 KB to spare: the hours and special days on a page change with the date. */
  html: number
  css: number
  /** Before the visitor uses anything. */
  scripts?: number
  /** Above the fold. */
  pictures?: number
}

export type Row = Page & {
  /** The type that the page-type tracker reports. */
  pageType: string
  budget: Budget
  /** Other addresses of the same page. */
  aliases?: string[]
  /** Addresses at which the page has other content. */
  variants?: Page[]
}

const LISTS = ['says', 'links', 'aliases']

/** A row of the file, where texts stand in one line with a bar between two. */
const withLists = <Result extends Page>(row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, LISTS.includes(name) ? value.split(' | ') : value]),
  ) as Result

/** A page of the desk, which one of the staff opens. */
type DeskRow = Page & { desk: true; variants?: Page[] }

const all = Object.entries(rows).map(([address, row]): [string, Row | DeskRow] => {
  const page = withLists<Row | DeskRow>({ path: address, ...row })
  const variants = Object.entries(page.variants ?? {}).map(([path, view]) =>
    withLists<Page>(Object.assign({ h1: page.h1, path }, view)),
  )
  return [address, { ...page, variants }]
})

const isOfDesk = ([, row]: [string, Row | DeskRow]) => 'desk' in row

/** Each page of the site by the first address of its route: the tests and the budgets read this list. */
export const PAGES = Object.fromEntries(all.filter((entry) => !isOfDesk(entry))) as Record<string, Row>

/** Each page of the desk by its route. */
export const DESK_PAGES = Object.fromEntries(all.filter(isOfDesk)) as Record<string, DeskRow>

export const canonicalOf = ({ path, status, canonical = path.split('?', 1)[0]! }: Page) =>
  status === 404 ? null : canonical

/** One address of each page. */
export const EXAMPLES = Object.values(PAGES)

/** One address for each content. */
export const VIEWS: Page[] = EXAMPLES.flatMap((page) => [page, ...(page.variants ?? [])])

/** One address for each content of the desk. */
export const DESK_VIEWS: Page[] = Object.values(DESK_PAGES).flatMap((page) => [page, ...(page.variants ?? [])])

/** Other addresses of the pages. */
const ALIASES: Page[] = EXAMPLES.flatMap((page) =>
  (page.aliases ?? []).map((path) => ({ ...page, path, canonical: canonicalOf(page) })),
)

/** All addresses of the list. */
export const ADDRESSES = [...VIEWS, ...ALIASES]
