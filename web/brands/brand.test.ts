import { existsSync } from 'node:fs'
import { BRANDS, modelAlias } from './brand.ts'

it('the alias of a model is its name in lower case with hyphens, without the maker', () => {
  expect(BRANDS.map(({ lineup }) => lineup.models.map(({ name }) => modelAlias(name)))).toEqual([
    ['ev-city', 'nomad', 'nomad-xl', 'rover-xl', 'rover-xl6', 'rover-xxl'],
    ['d5-ranger-4-plus', 'd5-ranger-6-plus', 'd5-maverick-4-plus', 'classic-4-plus', 'carrier-6-plus', 'd6-max-xt4'],
  ])
})

it.each(BRANDS)('$name shows only pictures of the picture set', ({ series, lineup }) => {
  const missing = [...series.cards, ...lineup.models].filter(
    ({ picture }) => !existsSync(`web/public/media/${picture.path}`),
  )
  expect(missing).toEqual([])
})

it.each(BRANDS)('shows a cart of $name above its page', ({ heroCart, slug }) => {
  expect(heroCart.startsWith(slug)).toBe(true)
  expect(existsSync(`web/public/media/cutouts/${heroCart}-front.webp`)).toBe(true)
})
