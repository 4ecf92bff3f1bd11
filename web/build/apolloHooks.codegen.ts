import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import {
  concatAST,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  print,
  visit,
} from 'graphql'

/** What the generator hands to a plugin. */
interface DocumentFile {
  location?: string
  document?: DocumentNode
}

const isQuery = (node: DefinitionNode): node is OperationDefinitionNode =>
  node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.QUERY

const isRequired = ({ variableDefinitions = [] }: OperationDefinitionNode) =>
  variableDefinitions.some(({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue)

const queryHook = (operation: OperationDefinitionNode) => {
  const name = operation.name!.value
  const variables = `variables${isRequired(operation) ? '' : '?'}: ${name}QueryVariables`
  const options = `options${isRequired(operation) ? '' : '?'}: { ${variables}; context?: object }`
  return `export const use${name}SuspenseQuery = (${options}) => useUniversalQuery(${name}Document, options)`
}

const sourceTexts = () => {
  const files = globSync('web/**/*.{ts,tsx}', {
    exclude: ['web/generated/**', '**/*.test.*', 'web/{e2e,bench,faults}/**'],
  })
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
}

/** Refuses a fragment that no file of its folder reads, and a spread for a component that no page uses. */
export const validate = (_schema: GraphQLSchema, documents: DocumentFile[]) => {
  const texts = sourceTexts()
  const sources = documents.map(({ location = '', document }) => ({
    location: relative('.', location),
    document: document!,
  }))
  // A fragment of graph/ has several readers, and none in its folder.
  for (const { location, document } of sources.filter(({ location }) => location.startsWith('web/'))) {
    const text = print(document)
    for (const definition of document.definitions) {
      if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue
      const name = definition.name.value
      // What another entry of the file repeats needs no type of its own.
      if (text.includes(`...${name}\n`) || readersOfFragment(location, name, texts).length > 0) continue
      throw new Error(`${location}: no file of its folder names the type of ${name}`)
    }
  }
  const unread = unreadSpreads(sources, texts)
  if (unread.length > 0) throw new Error(unread.join('\n'))
}

/** One named hook per query, over typed-document-node's documents: no published plugin makes them. */
export const plugin = (_schema: GraphQLSchema, documents: DocumentFile[]) => {
  const { definitions } = concatAST(documents.flatMap(({ document }) => document ?? []))
  const queries = definitions.filter(isQuery)
  return {
    prepend: ["import { useUniversalQuery } from '#web/data/useUniversalQuery.ts'"],
    content: queries.map(queryHook).join('\n'),
  }
}

type Named = DefinitionNode & { name: { value: string } }
type Source = { location: string; document: DocumentNode }

const IMPORT = /(?:from|import) ?\(?'(?:#(web\/[^']+)|(\.\/[^']+))'/g

const importsOf = (file: string, text: string) =>
  [...text.matchAll(IMPORT)].map(([, project, sibling]) => project ?? join(dirname(file), sibling!))

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
