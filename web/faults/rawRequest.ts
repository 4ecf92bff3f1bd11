import { connect } from 'node:net'

export type RawAnswer = {
  /** 0 when the connection was closed without an answer. */
  status: number
  /** The head as it came, without its status line. */
  head: string
  body: string
  /** How long the connection was open, in milliseconds. */
  tookMs: number
}

const LIMIT_MS = 60_000

/** Sends bytes that no HTTP client would send, and reads until the server closes the connection. */
export const rawRequest = (origin: string, text: string | Buffer): Promise<RawAnswer> => {
  const { hostname, port } = new URL(origin)
  const startedAt = Date.now()
  const received: Buffer[] = []
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text))
    socket.setTimeout(LIMIT_MS, () => socket.destroy(new Error('The server kept the connection open.')))
    socket.on('data', (chunk) => received.push(chunk))
    // A server that has refused a request may not read the rest of it.
    socket.on(
      'error',
      (error: NodeJS.ErrnoException) => !['ECONNRESET', 'EPIPE'].includes(error.code!) && reject(error),
    )
    socket.on('close', () => resolve({ ...parse(Buffer.concat(received).toString()), tookMs: Date.now() - startedAt }))
  })
}

const parse = (text: string) => {
  const [, status = '0', head = '', body = ''] = /^HTTP\/1\.1 (\d{3}) [^\r]*\r\n(.*?)\r\n\r\n(.*)$/s.exec(text) ?? []
  return { status: Number(status), head, body }
}
