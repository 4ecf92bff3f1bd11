import { TEST_SITE, type TestGraph } from '#graph/testing/graph.ts'
import { type PageOptions, shownRows } from '#web/server/pages.ts'

/** What pages on a test's own graph need, without a build. */
export const pageOptions = (graph: TestGraph['graph'], publicDir = ''): PageOptions => ({
  graph,
  siteUrl: TEST_SITE,
  publicDir,
  pictureOrigins: async () => [],
  readRows: shownRows(graph.services),
  assets: { head: () => ({ markup: '', styleSource: "'self'" }), scripts: () => '' },
  renderer: () => import('#web/server/render.tsx'),
})
