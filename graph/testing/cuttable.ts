import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

export interface CuttableDatabase {
  /** The database's address by way of this one. */
  url: string
  /** Breaks every connection and refuses new ones, as a database that stops does. */
  cut(): Promise<void>
  restore(): Promise<void>
}

/** A way to a database that a test can cut and restore. */
export async function makeCuttable(databaseUrl: string): Promise<CuttableDatabase> {
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let server: Server
  const listen = async (at: number) => {
    server = createServer((socket) => {
      const database = connect(Number(port), hostname)
      sockets.add(socket)
      socket.pipe(database).pipe(socket)
      for (const end of [socket, database])
        end.on('error', () => {}).on('close', () => [socket, database].map((one) => one.destroy()))
    }).listen(at, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }

  const ownPort = await listen(0)
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${ownPort}`
  return {
    url: url.href,
    async cut() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    async restore() {
      await listen(ownPort)
    },
  }
}
