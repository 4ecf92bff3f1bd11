import { text } from 'node:stream/consumers'
import { startHttpServer } from '#graph/testing/http-server.ts'
import { DownloadError, fetchFile } from './fetch-file.ts'

it('a download that is too slow is given up', async () => {
  const { origin, stop } = await startHttpServer((_request, response) => {
    const drip = setInterval(() => response.write('x'), 10)
    response.on('close', () => clearInterval(drip))
  })
  const received = fetchFile(`${origin}/`, { limitMs: 500 }).then((file) => text(file!.body))
  await expect(received).rejects.toThrow(new DownloadError('The address has not sent the file within 0.5 seconds.'))
  stop()
})
