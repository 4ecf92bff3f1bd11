import { createTestGraph } from '#graph/testing/graph.ts'
import { ShownRows } from './pages.ts'

const test = await createTestGraph()
afterAll(() => test.close())

it('the rows that were read last stay while they cannot be read', async () => {
  const { calendar, locations, promotions } = test.graph.services
  const fault = new Error('away')
  let isAway = false
  const zeroPercent = async () => {
    if (isAway) throw fault
    return promotions.zeroPercent()
  }
  const rows = new ShownRows({ calendar, locations, promotions: { zeroPercent } })
  const { shown } = await rows.read()
  expect(shown).toMatchObject({
    week: [{ opens: '09:00', closes: '17:00' }, {}, {}, {}, {}, {}, null],
    showrooms: ['Mountain Top', 'Hatfield', 'Pocono Pines', 'Scranton'],
    zeroPercent: { months: 36 },
  })
  isAway = true
  expect(await rows.read()).toEqual({ shown, faults: [fault] })
})
