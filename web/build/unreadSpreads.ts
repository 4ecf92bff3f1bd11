import { dirname, join } from 'node:path'
import { type DefinitionNode, type DocumentNode, Kind, visit } from 'graphql'

type Named = DefinitionNode & { name: { value: string } }
type Source = { location: string; document: DocumentNode }

const IMPORT = /(?:from|import) ?\(?'(?:#(web\/[^']+)|(\.\/[^']+))'/g

/** The files that a file of web/ imports, at once or later. */
const importsOf = (file: string, text: string) =>
  [...text.matchAll(IMPORT)].map(([, project, sibling]) => project ?? join(dirname(file), sibling!))

/** The type that the generator gives a fragment. */
const typeOf = (fragment: string) => `${fragment.replaceAll(/(^|_)./g, (initial) => initial.toUpperCase())}Fragment`

/** The files in the folder of a fragment that read it: they name its type. */
export const readersOfFragment = (location: string, fragment: string, texts: ReadonlyMap<string, string>) => {
  const type = new RegExp(`\\b${typeOf(fragment)}\\b`)
  return [...texts]
    .filter(([file, text]) => dirname(file) === dirname(location) && type.test(text))
    .map(([file]) => file)
}

/**
 * The spreads of fragments whose component is no longer used with the query: neither the file with the query's hook nor a file that
 * imports it imports a reader of the fragment, directly or through others, or names the fragment's type itself. Otherwise a query
 * would go on loading data for a component that its page has lost.
 */
export const unreadSpreads = (documents: Source[], texts: ReadonlyMap<string, string>): string[] => {
  const imports = new Map([...texts].map(([file, text]) => [file, importsOf(file, text)]))
  const named = documents.flatMap(({ location, document }) =>
    (document.definitions as Named[]).map((node) => ({ location, node, name: node.name.value })),
  )
  const fragmentReaders = new Map(
    named
      .filter(({ node }) => node.kind === Kind.FRAGMENT_DEFINITION)
      .map(({ location, name }) => [name, readersOfFragment(location, name, texts)]),
  )

  const readersOf = (name: string) => {
    const hook = new RegExp(`\\b(?:use${name}SuspenseQuery|${name}Document)\\b`)
    return fragmentReaders.get(name) ?? [...texts].filter(([, text]) => hook.test(text)).map(([file]) => file)
  }
  const reachOf = (files: string[]) => {
    const reached = new Set(files)
    for (const file of reached) for (const imported of imports.get(file) ?? []) reached.add(imported)
    return reached
  }

  return named.flatMap(({ location, node, name }) => {
    const readers = readersOf(name)
    const importers = [...imports].filter(([, files]) => files.some((file) => readers.includes(file)))
    const reached = reachOf([...readers, ...importers.map(([file]) => file)])
    const unread: string[] = []
    visit(node, {
      FragmentSpread({ name: { value: spread } }) {
        const spreadReaders = fragmentReaders.get(spread)!
        if (spreadReaders.length === 0 || spreadReaders.some((file) => reached.has(file))) return
        if ([...reached].some((file) => texts.get(file)?.includes(typeOf(spread)))) return
        unread.push(
          `${location}: nothing that reads ${name} imports ${spreadReaders.join(' or ')}. Take ...${spread} out.`,
        )
      },
    })
    return unread
  })
}
