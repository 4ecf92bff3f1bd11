import { startHttpServer } from '#graph/testing/http-server.ts'

/** A partner's site on an origin of its own: texts by path, pages unless they are named `*.js`. The caller stops it. */
export const openForeignSite = (files: Record<string, string>) =>
  startHttpServer((request, response) => {
    const path = request.url!.split('?', 1)[0]!
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html'
    response.writeHead(files[path] === undefined ? 404 : 200, { 'content-type': `${type}; charset=utf-8` })
    response.end(files[path])
  })
