import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { createServer } from '#graph/http/server.ts'
import { createTestGraph, TEST_SITE, type TestGraph } from '#graph/testing/graph.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'
import { qrCodes } from './qrCodes.ts'

const server = createServer({ log: false })
let test: TestGraph

beforeAll(async () => {
  test = await createTestGraph()
  await server.register(qrCodes(test.graph.services))
  await addVehicle(test.database, { id: 'ÄB & C', aliases: ['other-name'] })
  await addVehicle(test.database, { id: 'x'.repeat(1000), aliases: ['alias-of-a-long-id'] })
})
afterAll(async () => {
  await server.close()
  await test?.close()
})

const get = (id: string) => server.inject({ url: `/vehicle/${encodeURIComponent(id)}/qr.svg` })

const read = async (svg: string) => {
  const pixels = sharp(Buffer.from(svg), { density: 600 }).flatten({ background: '#fff' }).ensureAlpha().raw()
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true })
  return decodeQR({ data, width: info.width, height: info.height })
}

describe('the QR code of a vehicle', () => {
  it.each(['ÄB & C', 'other-name'])('at %s reads as the canonical address of its page', async (id) => {
    const { statusCode, headers, body } = await get(id)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('image/svg+xml')
    expect(headers['cache-control']).toMatch(/^public, max-age=300/)
    expect(await read(body)).toBe(`${TEST_SITE}/vehicle/%C3%84B%20%26%20C`)
  })

  it.each([
    ['of no vehicle', 'unknown'],
    ['with a null character', '\0'],
    ['whose canonical one is very long', 'alias-of-a-long-id'],
  ])('is not found at an address %s', async (_which, id) => {
    expect((await get(id)).statusCode).toBe(404)
  })
})
