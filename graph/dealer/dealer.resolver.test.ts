import { createTestGraph, TEST_SITE } from '#graph/testing/graph.ts'

const test = await createTestGraph()
afterAll(() => test.close())

const dealer = async (fields: string) => (await test.dataOf(`{ dealer { ${fields} } }`)).dealer

describe('dealer', () => {
  it('says who it is and how to reach it', async () => {
    const fields = `name email url timeZone address { city state } lines { use number url }
      claims { years customers founded counties { county municipalities } responseTime laborRate }`
    expect(await dealer(fields)).toEqual({
      name: 'Ridgeline Golf Carts',
      email: 'hello@ridgelinegolfcarts.example',
      url: TEST_SITE,
      timeZone: 'America/New_York',
      address: { city: 'Mountain Top', state: 'PA' },
      lines: [
        { use: 'MAIN', number: '(570) 555-0142', url: 'tel:+15705550142' },
        { use: 'SECONDARY', number: '(570) 555-0178', url: 'tel:+15705550178' },
        { use: 'SALES', number: '(800) 555-0199', url: 'tel:+18005550199' },
      ],
      claims: {
        years: '15+ years',
        customers: '500+',
        founded: 2010,
        counties: [
          { county: 'Luzerne', municipalities: 24 },
          { county: 'Berks', municipalities: 72 },
        ],
        responseTime: 'within 24 hours',
        laborRate: 155,
      },
    })
  })

  it('has hours of its own for each department', async () => {
    const { departments } = await dealer('departments { department summary hours { day opens closes } }')
    const saturdays = departments.map((each: { department: string; hours: object[] }) => [
      each.department,
      each.hours[5],
    ])
    expect(saturdays).toEqual([
      ['SALES', { day: 'SATURDAY', opens: '09:00', closes: '17:00' }],
      ['SERVICE', { day: 'SATURDAY', opens: '09:00', closes: '15:00' }],
      ['STORAGE', { day: 'SATURDAY', opens: '08:00', closes: '15:00' }],
    ])
    expect(departments[1].hours[6]).toEqual({ day: 'SUNDAY', opens: null, closes: null })
    expect(departments[1].summary).toEqual(['Mon–Fri: 8AM–5PM', 'Sat: 9AM–3PM', 'Sun: Emergency only'])
  })

  it('leads to its main location', async () => {
    expect(await dealer('mainLocation { id }')).toEqual({ mainLocation: { id: 'mountain-top' } })
  })

  it('takes no statement when it is asked for nothing else', async () => {
    expect(await test.statementsOf(() => dealer('name'))).toEqual([])
  })
})
