import { expect, test } from './fixtures.ts'
import { readServedPage, typesOf, visibleText } from './servedPage.ts'

test('a vehicle says in its page what the API serves to partners', async ({ request }) => {
  const query = '{ vehicle(id: "nomad-xl") { structuredData } }'
  const { data } = await (await request.post('/graphql', { data: { query } })).json()
  const { '@context': context, ...car } = JSON.parse(data.vehicle.structuredData)
  const { nodes } = readServedPage(await (await request.get('/vehicles/nomad-xl')).text())
  expect(context).toBe('https://schema.org')
  expect(nodes.find((node) => typesOf(node).includes('Car'))).toEqual(car)
  expect(nodes.find((node) => typesOf(node).includes('WebPage'))!.mainEntity).toEqual({ '@id': car['@id'] })
})

test('the page shows every claim of its structured data', async ({ baseURL }) => {
  for (const path of ['/', '/about', '/contact', '/vehicle/denago-nomad-xl', '/rentals', '/showroom']) {
    const html = await (await fetch(baseURL + path)).text()
    const { nodes } = readServedPage(html)
    const text = visibleText(html)
    const claims: string[] = []
    JSON.stringify(nodes, (key, value) => {
      if (key === 'ratingValue' && value === 4.8) claims.push('4.8 out of 5 from 127')
      if (['headline', 'reviewBody', 'jobTitle'].includes(key)) claims.push(value)
      if (key === 'acceptedAnswer') claims.push(value.text)
      if (key === 'merchantReturnDays') claims.push(`${value}-day returns`)
      if (key === 'streetAddress') claims.push(value)
      if (key === 'geoRadius') claims.push('within 31 miles of Mountain Top')
      return value
    })
    expect(claims.filter((claim) => !text.includes(claim))).toEqual([])
    expect(text.includes('4.8 out of 5')).toBe(claims.includes('4.8 out of 5 from 127'))
  }
})
