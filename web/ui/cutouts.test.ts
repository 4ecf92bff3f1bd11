import { existsSync } from 'node:fs'
import sharp from 'sharp'
import cutouts from './cutouts.json' with { type: 'json' }
import { cutoutOf, SIDE_VIEW, sideOfCart, sideOfSeats } from './cutouts.ts'

const fileOf = (path: string) => `web/public/media/${path}`

it('each model has both views, and its side view is as high as all others', async () => {
  for (const [model, width] of Object.entries(cutouts)) {
    const view = cutoutOf(`vehicles/${model}-side.webp`)!
    const { hasAlpha, ...size } = await sharp(fileOf(view.path)).metadata()
    expect([model, hasAlpha, size.width, size.height]).toEqual([model, true, width, SIDE_VIEW.height])
    expect(existsSync(fileOf(cutoutOf(`vehicles/${model}.webp`)!.path))).toBe(true)
  }
})

it.each([
  ['Denago Nomad 2023', 4, 'denago-nomad', true],
  ['Denago Nomad XL', 4, 'denago-nomad-xl', true],
  ['EZ-GO RXV 2021', 2, 'course-cart', false],
])('%s is shown by the side view of its model, or of its seats', (name, seats, model, isOwnModel) =>
  expect(sideOfCart(name, seats)).toMatchObject({ path: `cutouts/${model}-side.webp`, isOwnModel }),
)

it('what has no cut-out keeps its own picture, and a number of seats its words', () => {
  expect([cutoutOf('uploads/0123.webp'), cutoutOf('vehicles/unknown.webp')]).toEqual([undefined, undefined])
  expect([sideOfSeats(12), sideOfSeats(null), sideOfCart('Toto', 5)]).toEqual([undefined, undefined, undefined])
})
