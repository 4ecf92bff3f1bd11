import { parse } from 'graphql'
import { unreadSpreads } from './apolloHooks.codegen.ts'

const DOCUMENTS = [
  ['web/towns/TownPage.graphql', 'query TownPage { towns { slug ...AreaMap_town } }'],
  ['web/map/AreaMap.graphql', 'fragment AreaMap_town on Town { latitude }'],
].map(([location, text]) => ({ location: location!, document: parse(text!) }))

const unread = (files: Record<string, string>) =>
  unreadSpreads(DOCUMENTS, new Map(Object.entries({ 'web/map/AreaMap.tsx': 'AreaMap_TownFragment', ...files })))

const PAGE = 'const { towns } = useTownPageSuspenseQuery()'

it.each<[string, Record<string, string>]>([
  [
    'by the file that reads the query',
    { 'web/towns/TownPage.tsx': `import { AreaMap } from '#web/map/AreaMap.tsx'; ${PAGE}` },
  ],
  [
    'by a part of it, when it is shown',
    {
      'web/towns/TownPage.tsx': `import { Area } from './Area.tsx'; ${PAGE}`,
      'web/towns/Area.tsx': "const AreaMap = lazy(() => import('#web/map/AreaMap.tsx'))",
    },
  ],
  [
    'by the page, which has the data from a hook',
    {
      'web/towns/useTowns.ts': PAGE,
      'web/towns/TownPage.tsx':
        "import { useTowns } from './useTowns.ts'; import { AreaMap } from '#web/map/AreaMap.tsx'",
    },
  ],
])('a spread is read where its reader is imported %s', (_case, files) => {
  expect(unread(files)).toEqual([])
})

it('a spread is named once no reader of the query reaches a reader of it', () => {
  const files = {
    'web/towns/TownPage.tsx': PAGE,
    'web/home/HomePage.tsx': "import { AreaMap } from '#web/map/AreaMap.tsx'",
  }
  expect(unread(files)).toEqual([
    'web/towns/TownPage.graphql: nothing that reads TownPage imports web/map/AreaMap.tsx. Take ...AreaMap_town out.',
  ])
})
