import { existsSync } from 'node:fs'
import { heroPicture } from '#web/ui/PageHero.tsx'
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

it('shows a cart of the brand above its page: the white Denago by the lake, the white Evolution on the fairway', () => {
  expect(BRANDS.map(({ heroSeed }) => heroPicture(heroSeed).path)).toEqual(['heroes/hero-2.webp', 'heroes/hero-4.webp'])
})
