import type { ViteDevServer } from 'vite'

const ISLANDS = /\/web\/app\/islands\.ts$/

/**
 * Whether a page shows some of this file as the server's HTML, which Vite cannot hot-replace: the file, or one that imports it,
 * runs on the server and in no browser. An island's file hot-replaces what it renders.
 */
export const isInMarkup = ({ environments: { client, ssr } }: ViteDevServer, path: string): boolean => {
  const seen = new Set<string>()
  const visit = (file: string): boolean => {
    if (seen.has(file)) return false
    seen.add(file)
    const inBrowser = [...(client.moduleGraph.getModulesByFile(file) ?? [])]
    if (inBrowser.some(({ importers }) => [...importers].some((importer) => ISLANDS.test(importer.file ?? ''))))
      return false
    // Vite adds a node without code for an import that no browser has loaded.
    if (!inBrowser.some(({ transformResult }) => transformResult)) return true
    const onServer = [...(ssr.moduleGraph.getModulesByFile(file) ?? [])]
    return onServer.some(({ importers }) => [...importers].some((importer) => visit(importer.file ?? '')))
  }
  return visit(path)
}
