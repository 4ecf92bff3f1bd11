import { createTestGraph, TEST_SITE } from '#graph/testing/graph.ts'

const test = await createTestGraph()
afterAll(() => test.close())

const dealer = async (fields: string) => (await test.dataOf(`{ dealer { ${fields} } }`)).dealer

describe('dealer', () => {
  it('says who it is and how to reach it', async () => {
    expect(await dealer('name email url timeZone address { city state } phone salesPhone zeroPercent')).toEqual({
      name: 'Ridgeline Golf Carts',
      email: 'hello@ridgelinegolfcarts.example',
      url: TEST_SITE,
      timeZone: 'America/New_York',
      address: { city: 'Mountain Top', state: 'PA' },
      phone: '(570) 555-0142',
      salesPhone: '(800) 555-0199',
      zeroPercent: expect.stringMatching(/^0% APR for up to 36 months on new Denago City, .* on approved credit\.$/),
    })
  })

  it('leads to its main location', async () => {
    expect(await dealer('mainLocation { id }')).toEqual({ mainLocation: { id: 'mountain-top' } })
  })

  it('takes no statement when it is asked for nothing else', async () => {
    expect(await test.statementsOf(() => dealer('name'))).toEqual([])
  })
})
