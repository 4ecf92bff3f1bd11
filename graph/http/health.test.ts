import { createTestGraph } from '#graph/testing/graph.ts'

it.each(['/healthz', '/readyz', '/schema.graphql', '/openapi.json'])('nobody writes to %s', async (url) => {
  const test = await createTestGraph()
  const { statusCode, headers, body } = await test.inject({ method: 'PUT', url })
  await test.close()
  expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD'])
  expect(JSON.parse(body)).toMatchObject({ code: 'METHOD_NOT_ALLOWED' })
})
