import { type ASTNode, type DefinitionNode, Kind, parse, type TypeDefinitionNode, visit } from 'graphql'
import { printBlockString } from 'graphql/language/blockString.js'

type Group = { id: string; title: string; isOf: (type: TypeDefinitionNode) => boolean }

const ofKind = (kind: Kind) => (type: TypeDefinitionNode) => type.kind === kind
const named = (name: string) => (type: TypeDefinitionNode) => type.name.value === name

/** The sections of the page. A type is in the first one that takes it. */
const GROUPS: Group[] = [
  { id: 'queries', title: 'Queries', isOf: named('Query') },
  { id: 'mutations', title: 'Mutations', isOf: named('Mutation') },
  { id: 'objects', title: 'Objects', isOf: ofKind(Kind.OBJECT_TYPE_DEFINITION) },
  { id: 'inputs', title: 'Inputs', isOf: ofKind(Kind.INPUT_OBJECT_TYPE_DEFINITION) },
  { id: 'enums', title: 'Enums', isOf: ofKind(Kind.ENUM_TYPE_DEFINITION) },
  { id: 'scalars', title: 'Scalars', isOf: ofKind(Kind.SCALAR_TYPE_DEFINITION) },
]

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const isType = (definition: DefinitionNode): definition is TypeDefinitionNode =>
  definition.kind.endsWith('TypeDefinition')

/** The text of a type as HTML: each name is an anchor and a link to itself, and each type that it uses leads to its own. */
const markUp = (type: TypeDefinitionNode, isLinked: (name: string) => boolean) => {
  const text = type.loc!.source.body
  const coordinate: string[] = []
  let html = ''
  let position = type.loc!.start
  const replace = ({ loc }: ASTNode, marked: string) => {
    html += escaped(text.slice(position, loc!.start)) + marked
    position = loc!.end
  }
  visit(type, {
    enter(node, key, parent) {
      if (node.kind.endsWith('Definition')) coordinate.push((node as TypeDefinitionNode).name.value)
      // One element, so that its second line stands below the first.
      if (node.kind === Kind.STRING && key === 'description')
        replace(node, `<span>${escaped(printBlockString(node.value, { minimize: true }))}</span>`)
      if (node.kind !== Kind.NAME) return
      const isUsed = (parent as ASTNode).kind === Kind.NAMED_TYPE
      if (isUsed && isLinked(node.value)) replace(node, `<a href="#${node.value}">${node.value}</a>`)
      const isMember = key === 'name' && coordinate.length > 1 && (parent as ASTNode).kind.endsWith('Definition')
      const anchor = coordinate.join('.')
      if (isMember) replace(node, `<a id="${anchor}" href="#${anchor}">${node.value}</a>`)
    },
    leave(node) {
      if (node.kind.endsWith('Definition')) coordinate.pop()
    },
  })
  const name = type.name.value
  const rest = escaped(text.slice(position, type.loc!.end))
  return `<h3 id="${name}"><a href="#${name}">${name}</a></h3><pre><code>${html}${rest}</code></pre>`
}

export const readSchema = (text: string) => {
  const types = parse(text)
    .definitions.filter(isType)
    .toSorted((one, other) => one.name.value.localeCompare(other.name.value, 'en'))
  const names = new Set(types.map(({ name }) => name.value))
  const typesOf = (group: Group) => types.filter((type) => GROUPS.find(({ isOf }) => isOf(type)) === group)
  const files =
    '<p>The schema is also <a href="/schema.graphql">one file</a>. <a href="/graphql">The Sandbox</a> helps you write queries.</p>'
  return {
    contents: GROUPS.map(({ id, title }) => ({ id, title })),
    parts: GROUPS.map((group, index) => ({
      html: `${index === 0 ? files : ''}<h2 id="${group.id}">${group.title}</h2>${typesOf(group)
        .map((type) => markUp(type, (name) => names.has(name)))
        .join('')}`,
    })),
  }
}
