import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

export interface TcpProxy {
  port: number
  /** The target of new connections. */
  target: { host: string; port: number }
  /** Delay in milliseconds, each way. */
  delayMs: number
  /** Forwards nothing while all connections stay open, as with a pulled cable. */
  isSilent: boolean
  /** Breaks every connection and refuses new ones, like a stopped server. */
  cut(): Promise<void>
  restore(): Promise<void>
  /** Breaks every connection, and accepts new ones. */
  drop(): void
  /** Forwards nothing more on open connections, only on new ones: a failover without notice. */
  abandon(): void
}

/** A proxy to a server that a test can cut, slow down, silence and redirect. `cut` ends it. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  const abandoned = new WeakSet<Socket>()
  let server: Server

  const carry = (from: Socket, to: Socket) => {
    from.on('data', (chunk) => {
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
      carry(far, near)
    }).listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }

  const proxy: TcpProxy = {
    port: 0,
    target,
    delayMs: 0,
    isSilent: false,
    async cut() {
      const closed = once(server, 'close')
      server.close()
      drop()
      await closed
    },
    async restore() {
      await listen(proxy.port)
    },
    drop,
    abandon() {
      for (const socket of sockets) abandoned.add(socket)
    },
  }
  proxy.port = await listen(0)
  return proxy
}
