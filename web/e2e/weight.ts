import { brotliCompressSync } from 'node:zlib'
import type { Page, Request } from 'playwright/test'
import type { Row } from './pages.ts'

/** Compressed KB of the one script of every page. */
const LOADER = 7
const FONTS = 25.8
/** A page's text changes with the day, the hour, the port and a build's file names: so many compressed KB may come on top. */
const OF_THE_RUN = 0.2

/** What more than one page costs beside pictures, without any use of an island. */
export const VISITS = { firstLink: { kilobytes: 22, requests: 2 }, sixPages: { kilobytes: 120, requests: 12 } }

/** A file that a page loads, and its compressed size in KB of 1,000 bytes. */
interface Part {
  name: string
  size: number
}

type Kind = 'html' | 'css' | 'scripts' | 'fonts' | 'pictures'
type Weight = Record<Kind, Part[]>

/** The files that a page has requested since its first visit began, by phone and without any interaction. */
const weigh = async (page: Page, html: string, requests: Request[]): Promise<Weight> => {
  const seen = await page.evaluate(() =>
    [...window.document.images]
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
      .map(({ currentSrc }) => currentSrc),
  )
  const partsOf = async (type: string, isMeant: (url: string) => boolean = () => true) => {
    const meant = requests.filter((request) => {
      const url = request.url()
      return request.resourceType() === type && url.startsWith('http') && isMeant(url)
    })
    return Promise.all(meant.map(partOf))
  }
  return {
    html: [compressed('html', html)],
    css: [compressed('css', [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, sheet]) => sheet).join(''))],
    scripts: await partsOf('script'),
    fonts: await partsOf('font'),
    pictures: await partsOf('image', (url) => seen.includes(url)),
  }
}

const compressed = (name: string, text: string): Part => ({ name, size: brotliCompressSync(text).length / 1000 })

const partOf = async (request: Request): Promise<Part> => {
  const { responseBodySize } = await request.sizes()
  const [file = ''] = new URL(request.url()).pathname.split('/').slice(-1)
  return { name: file.replace(/-[\w-]{7}\.js$/, ''), size: responseBodySize / 1000 }
}

/** A sentence for each kind of file that exceeds the page's budget. */
export const overweight = async (page: Page, { budget }: Row, html: string, requests: Request[]) => {
  const limits: Record<Kind, number> = {
    html: budget.html,
    css: budget.css,
    scripts: LOADER + (budget.scripts ?? 0),
    fonts: FONTS,
    pictures: budget.pictures ?? 0,
  }
  const weight = await weigh(page, html, requests)
  return (Object.keys(limits) as Kind[]).flatMap((kind) => {
    const parts = weight[kind].toSorted((one, other) => other.size - one.size)
    const size = parts.reduce((sum, part) => sum + part.size, 0)
    if (size <= limits[kind] + OF_THE_RUN) return []
    const list = parts.map((part) => `${part.name} ${part.size.toFixed(1)}`).join(', ')
    const over = (size - limits[kind]).toFixed(1)
    return [`${kind}: ${size.toFixed(1)} KB, ${over} more than ${limits[kind]} (${list})`]
  })
}

/** A sentence where requests, pictures aside, exceed a budget. */
export const overVisit = async (requests: Request[], budget: (typeof VISITS)['firstLink']) => {
  const meant = requests.filter((request) => request.resourceType() !== 'image' && request.url().startsWith('http'))
  const parts = await Promise.all(meant.map(partOf))
  const loaded = parts.filter(({ size }) => size > 0)
  const kilobytes = loaded.reduce((sum, { size }) => sum + size, 0)
  if (kilobytes <= budget.kilobytes && loaded.length <= budget.requests) return []
  const list = loaded.map(({ name, size }) => `${name} ${size.toFixed(1)}`).join(', ')
  return [`${kilobytes.toFixed(1)} KB in ${loaded.length} requests (${list})`]
}
