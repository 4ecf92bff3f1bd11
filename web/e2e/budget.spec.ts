import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from 'playwright/test'
import { expect, open, PHONE_ONLY, test } from './fixtures.ts'
import { EXAMPLES } from './pages.ts'
import { scriptsOf } from './scriptsOf.ts'

/** Compressed KB of every page, the loader's 0.9 among them. */
const SHELL = 79
const FONTS = 19.5

/** A file that a page loads, and its compressed size in KB of 1,000 bytes. */
interface Part {
  name: string
  size: number
}

type Kind = 'html' | 'css' | 'initialScripts' | 'allScripts' | 'fonts' | 'pictures'
type Weight = Record<Kind, Part[]>

/** Loads a page as on a first visit by phone, without any interaction. */
const weigh = async (page: Page, path: string): Promise<Weight> => {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  const document = await open(page, path)
  await page.waitForLoadState('networkidle')

  const html = await document.text()
  // From the server's HTML: scripts add more of them to the page.
  const named = scriptsOf(html)
  const seen = await page.evaluate(() =>
    [...window.document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .map(({ currentSrc }) => currentSrc),
  )
  const partsOf = async (type: string, isMeant: (url: string) => boolean = () => true) => {
    const meant = responses.filter((response) => {
      const url = response.url()
      return response.request().resourceType() === type && url.startsWith('http') && isMeant(url)
    })
    return Promise.all(meant.map(partOf))
  }
  return {
    html: [compressed('html', html)],
    css: [compressed('css', [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, sheet]) => sheet).join(''))],
    initialScripts: await partsOf('script', (url) => named.includes(new URL(url).pathname)),
    allScripts: await partsOf('script'),
    fonts: await partsOf('font'),
    pictures: await partsOf('image', (url) => seen.includes(url)),
  }
}

const compressed = (name: string, text: string): Part => ({ name, size: brotliCompressSync(text).length / 1000 })

const partOf = async (response: Response): Promise<Part> => {
  const { responseBodySize } = await response.request().sizes()
  const [file = ''] = new URL(response.url()).pathname.split('/').slice(-1)
  return { name: file.replace(/-[\w-]{8}\.js$/, ''), size: responseBodySize / 1000 }
}

/** A sentence for each kind of file that exceeds its budget. */
const excesses = (weight: Weight, budget: Record<Kind, number>) =>
  (Object.keys(budget) as Kind[]).flatMap((kind) => {
    const parts = weight[kind].toSorted((one, other) => other.size - one.size)
    const size = parts.reduce((sum, part) => sum + part.size, 0)
    if (size <= budget[kind]) return []
    const list = parts.map((part) => `${part.name} ${part.size.toFixed(1)}`).join(', ')
    const over = (size - budget[kind]).toFixed(1)
    return [`${kind}: ${size.toFixed(1)} KB, ${over} more than ${budget[kind]} (${list})`]
  })

// The browser reports the status of the page itself.
test.use({ provoked: /status of 404/ })

for (const { path, budget } of EXAMPLES) {
  const { html, css, scripts = 0, lateScripts = 0, pictures = 0 } = budget
  const initialScripts = SHELL + scripts
  const allScripts = initialScripts + lateScripts

  test(`${path} stays within its budget of bytes`, PHONE_ONLY, async ({ page }) => {
    const limits = { html, css, initialScripts, allScripts, fonts: FONTS, pictures }
    expect(excesses(await weigh(page, path), limits)).toEqual([])
  })
}
