import { createTestGraph } from '../graph/testing/graph.ts'

export const KEY = 'a-key-that-may-write'

/** The API with a partner who may change the stock: `send` and `fetch` send its key. */
export async function createWriter() {
  const test = await createTestGraph({
    partners: { [KEY]: { name: 'lot', scopes: ['inventory:write'] } },
  })
  await test.database.query(`insert into partners (name) values ('lot')`)
  const send = (payload) =>
    test.inject({
      method: 'POST',
      url: '/graphql',
      payload,
      headers: { 'content-type': 'application/json', 'x-partner-key': KEY },
    })
  const fetch = async (_url, { body }) => {
    const { body: text, statusCode: status, headers } = await send(body)
    return new Response(text, { status, headers: { 'content-type': headers['content-type'] } })
  }
  return { ...test, send, fetch }
}
