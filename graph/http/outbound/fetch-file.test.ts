import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { DownloadError, fetchFile } from './fetch-file.ts'

it('a file that drips does not arrive within its time', async () => {
  const server = createServer((_request, response) => {
    const drip = setInterval(() => response.write('x'), 10)
    response.on('close', () => clearInterval(drip))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const received = fetchFile(`http://127.0.0.1:${port}/`, { limitMs: 500 }).then((file) => text(file!.body))
  await expect(received).rejects.toThrow(new DownloadError('The address has not sent the file within 0.5 seconds.'))
  server.close()
})
