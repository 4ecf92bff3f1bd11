import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { atRest, expect, open, test } from '#web/e2e/fixtures.ts'
import { EXAMPLES } from '#web/e2e/pages.ts'

/** The pages that begin with a picture. */
const WITH_HERO = [
  ...['/', '/denago', '/evolution', '/hazleton-golf-carts', '/rentals', '/rentals/hazleton', '/showroom', '/services'],
  '/street-legal',
  ...['/contact', '/about', '/eco-impact', '/policies/delivery-policy'],
]

/** What WCAG asks for, of text of any size. */
const LEAST_CONTRAST = 4.5

/** The lines of text beside the page's title, each with its color; they are transparent until the next call. */
const hideText = (page: Page) =>
  page.locator('main h1').evaluate((title) => {
    const block = title.parentElement!
    const parts = block.querySelectorAll<HTMLElement>('*')
    for (const { style } of parts) Object.assign(style, { transition: 'none', color: '' })
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
    const lines: { text: string; color: string; x: number; y: number; width: number; height: number }[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent!.trim()
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const parent = texts.currentNode.parentElement!
      // Words for screen readers only.
      if (parent.offsetWidth === 1) continue
      const { color } = getComputedStyle(parent)
      for (const { x, y, width, height } of range.getClientRects()) {
        if (text && width > 2) lines.push({ text, color, x, y, width, height })
      }
    }
    for (const { style } of parts) style.color = 'transparent'
    return lines
  })

type Lines = Awaited<ReturnType<typeof hideText>>

const linear = (value: number) => (value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4)
const luminance = ([red = 0, green = 0, blue = 0]: Iterable<number>) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** The lines that are too faint against one of the pixels behind them. */
const faintLines = async (lines: Lines, screenshot: Buffer) => {
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return lines.flatMap(({ text, color, x, y, width, height }) => {
    const foreground = luminance(color.match(/[\d.]+/g)!.map(Number))
    let lowest = Number.POSITIVE_INFINITY
    for (let row = Math.floor(y); row < Math.min(y + height, info.height); row++) {
      for (let column = Math.floor(x); column < Math.min(x + width, info.width); column++) {
        const at = 3 * (row * info.width + column)
        lowest = Math.min(lowest, contrast(foreground, luminance(data.subarray(at, at + 3))))
      }
    }
    return lowest < LEAST_CONTRAST ? [`${text}: ${lowest.toFixed(1)}`] : []
  })
}

for (const path of WITH_HERO) {
  test(`the text at the top of ${path} is legible against the pixels behind it`, async ({ page }) => {
    await page.goto(path)
    for (const width of [320, 375, 768, 1280]) {
      await page.setViewportSize({ width, height: 1200 })
      // Another width may have another picture, which the next frame asks for.
      await page.evaluate(() => new Promise(requestAnimationFrame))
      // A picture that a narrow screen does not show is never loaded, and nobody may wait for it.
      const hero = page.locator('main img').first()
      if (await hero.isVisible()) await hero.evaluate((image: HTMLImageElement) => image.decode())
      const lines = await hideText(page)
      expect(lines.length, `lines on ${width} px`).toBeGreaterThan(1)
      expect.soft(await faintLines(lines, await page.screenshot()), `on ${width} px`).toEqual([])
    }
  })
}

test('a wide screen shows the cart of the picture from the roof to the wheels', async ({ page }) => {
  await page.goto('/about')
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 1200 })
    const hero = page.locator('main img').first()
    const shown = await hero.evaluate((image: HTMLImageElement) => {
      const { clientWidth, clientHeight, naturalWidth, naturalHeight } = image
      return clientHeight / (clientWidth * (naturalHeight / naturalWidth))
    })
    expect(shown, `of its height, on ${width} px`).toBeGreaterThan(0.8)
  }
})

test('sections of one color have the space of one section between them', async ({ page }) => {
  for (const path of ['/', '/about', '/rentals', '/rentals/hazleton']) {
    await page.goto(path)
    const spaces = await page.evaluate(() => {
      const style = (element: Element) => getComputedStyle(element)
      return [...document.querySelectorAll('main section')].flatMap((section) => {
        const next = section.nextElementSibling?.matches('section')
          ? section.nextElementSibling
          : section.nextElementSibling?.querySelector(':scope > section:first-child')
        if (!next || style(next).backgroundColor !== style(section).backgroundColor) return []
        return [Number.parseFloat(style(section).paddingBottom) + Number.parseFloat(style(next).paddingTop)]
      })
    })
    expect(Math.max(0, ...spaces), path).toBeLessThanOrEqual(112)
  }
})

/** The headings, paragraphs and pictures of a page, and where they are on a picture of all of it. */
const partsOf = (page: Page) =>
  page.locator(':is(main, footer) :is(h1, h2, h3, p, img)').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      const isInside = left >= 0 && left + width <= document.documentElement.clientWidth
      if (!isShown || !isInside || width < 2 || height < 2) return []
      const text = element.textContent || (element as HTMLImageElement).currentSrc
      return [
        { text, left: Math.ceil(left), top: Math.ceil(top), width: Math.floor(width), height: Math.floor(height) },
      ]
    }),
  )

test.describe('a picture of a whole page that nobody scrolled', () => {
  test.use({ provoked: /status of 404/ })

  for (const { path } of EXAMPLES) {
    test(`shows all of ${path}`, async ({ page }) => {
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await open(page, path)
        await atRest(page)
        const parts = await partsOf(page)
        const grays = sharp(await page.screenshot({ fullPage: true })).greyscale()
        const { data, info } = await grays.raw().toBuffer({ resolveWithObject: true })
        const isFlat = ({ left, top, width, height }: (typeof parts)[number]) => {
          const row = (y: number) => data.subarray(y * info.width + left, y * info.width + left + width)
          const [first] = row(top)
          return Array.from({ length: height }, (_, y) => row(top + y)).every((row) =>
            row.every((gray) => gray === first),
          )
        }
        expect.soft(parts.filter(isFlat), `on ${width} px`).toEqual([])
        const cards = page.locator('main article:has(a[href^="/vehicle/"]):not(:has(img))')
        await expect.soft(cards, 'cards without a picture').toHaveCount(0)
      }
    })
  }
})
