import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

export interface CuttableDatabase {
  /** The database's address through the proxy. */
  url: string
  /** The target of new connections. */
  target: { host: string; port: number }
  /** Delay in milliseconds, each way. */
  delayMs: number
  /** Forwards nothing while all connections stay open, as with a pulled cable. */
  isSilent: boolean
  /** Passes no notification on, like a pooler that gives each transaction another session. */
  dropsNotifications: boolean
  /** Breaks every connection and refuses new ones, like a stopped server. */
  cut(): Promise<void>
  restore(): Promise<void>
  /** Breaks every connection, and accepts new ones. */
  drop(): void
  /** Forwards nothing more on open connections, only on new ones: a failover without notice. */
  abandon(): void
}

/** A proxy to a database that a test can cut, slow down, silence and redirect. `cut` ends it. */
export async function makeCuttable(databaseUrl: string): Promise<CuttableDatabase> {
  const url = new URL(databaseUrl)
  const target = { host: url.hostname, port: Number(url.port) }
  const sockets = new Set<Socket>()
  const abandoned = new WeakSet<Socket>()
  let server: Server

  const carry = (from: Socket, to: Socket, read = (chunk: Buffer) => chunk) => {
    from.on('data', (data) => {
      const chunk = read(data)
      if (proxy.isSilent || abandoned.has(from)) return
      if (proxy.delayMs === 0) to.write(chunk)
      else setTimeout(() => to.writable && to.write(chunk), proxy.delayMs)
    })
    from.on('error', () => {})
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
    sockets.add(from)
  }
  const listen = async (port: number) => {
    server = createServer((near) => {
      const far = connect(proxy.target.port, proxy.target.host)
      carry(near, far)
      carry(
        far,
        near,
        withoutNotifications(() => proxy.dropsNotifications),
      )
    }).listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }

  const proxy: CuttableDatabase = {
    url: '',
    target,
    delayMs: 0,
    isSilent: false,
    dropsNotifications: false,
    async cut() {
      const closed = once(server, 'close')
      server.close()
      drop()
      await closed
    },
    async restore() {
      await listen(Number(url.port))
    },
    drop,
    abandon() {
      for (const socket of sockets) abandoned.add(socket)
    },
  }
  url.host = `127.0.0.1:${await listen(0)}`
  proxy.url = url.href
  return proxy
}

const NOTIFICATION = 'A'.charCodeAt(0)
/** A message of Postgres begins with its type and its length, which covers itself. */
const HEAD_LENGTH = 5

/** Returns whole messages of the server, of which notifications are left out while `dropsNotifications`. */
function withoutNotifications(dropsNotifications: () => boolean): (chunk: Buffer) => Buffer {
  let unread: Buffer = Buffer.alloc(0)
  return (chunk) => {
    unread = Buffer.concat([unread, chunk])
    const passed: Buffer[] = []
    while (unread.length >= HEAD_LENGTH && unread.length > unread.readUInt32BE(1)) {
      const message = unread.subarray(0, unread.readUInt32BE(1) + 1)
      if (!(dropsNotifications() && message[0] === NOTIFICATION)) passed.push(message)
      unread = unread.subarray(message.length)
    }
    return Buffer.concat(passed)
  }
}
