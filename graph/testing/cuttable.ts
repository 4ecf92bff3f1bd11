import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts'

export interface CuttableDatabase extends TcpProxy {
  /** The database's address through the proxy. */
  url: string
}

/** A proxy to a database that a test can cut, slow down, silence and redirect. */
export async function makeCuttable(databaseUrl: string): Promise<CuttableDatabase> {
  const url = new URL(databaseUrl)
  const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) })
  url.host = `127.0.0.1:${proxy.port}`
  return Object.assign(proxy, { url: url.href })
}
