import { matchRoute, ROUTES } from '#web/app/routes.tsx'
import { PAGES as ROUTES_OF_DESK } from '#web/desk/DeskApp.tsx'
import { ADDRESSES, DESK_PAGES, PAGES } from './pages.ts'

/** The first route of each page. */
const firsts = ROUTES.filter((route) => ROUTES.find(({ file }) => file === route.file) === route)

it('each page of the site has a row', () => {
  expect(Object.keys(PAGES).sort()).toEqual(firsts.map(({ path }) => path).sort())
})

it('each page of the desk has a row', () => {
  expect(Object.keys(DESK_PAGES).sort()).toEqual(Object.keys(ROUTES_OF_DESK).sort())
})

it.each(firsts)('the row of $path is about that page', ({ path, file, pageType }) => {
  const row = PAGES[path]!
  expect(matchRoute(row.path).file).toBe(file)
  expect(row.pageType).toBe(pageType)
})

it('no address is listed twice, and each route is opened at one', () => {
  const paths = ADDRESSES.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  const opened = new Set(paths.map((path) => matchRoute(path)))
  expect(ROUTES.filter((route) => !opened.has(route)).map(({ path }) => path)).toEqual([])
})

it.each(['/vehicle', '/vehicles/nomad-xl/pictures'])('%s is the address of no page', (path) => {
  expect(matchRoute(path).pageType).toBe('not-found')
})
