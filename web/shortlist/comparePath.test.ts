import { listedIds } from '#web/ui/listedIds.ts'
import { comparePath } from './comparePath.ts'

it.each([[['denago-nomad-xl', 'nomad.2~x']], [['a,b', '100 %', 'a/b?c&d=e#"<>', 'Ä %2C']]])(
  'the address of a comparison leads back to the ids %j',
  (ids) => {
    const { searchParams } = new URL(comparePath(ids), 'https://carts.example')
    expect(listedIds(searchParams.get('ids')!)).toEqual(ids)
  },
)

it('writes plain ids plainly, and the rows that are shown', () => {
  expect(comparePath(['a', 'b'], { onlyDifferences: true })).toBe('/compare?ids=a,b&only=differences')
  expect(comparePath([])).toBe('/compare')
})
