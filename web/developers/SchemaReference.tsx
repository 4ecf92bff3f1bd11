import { RunningText } from '#web/ui/document/RunningText.tsx'
import { COST_RULE } from './content/schema.ts'
import { SchemaFilter } from './SchemaFilter.tsx'
import { schemaPage } from './SchemaPage.styles.ts'
import { SchemaType } from './SchemaType.tsx'
import { type Group, groupsOf, type Schema, usesOf } from './schemaGroups.ts'

const Names = ({ types }: Pick<Group, 'types'>) => (
  <ul className={schemaPage.names}>
    {types.map(({ name }) => (
      <li key={name}>
        <a href={`#${name}`}>{name}</a>
      </li>
    ))}
  </ul>
)

/** The whole schema by kinds of types, with a filter and the lists of names that lead to each type. */
export const SchemaReference = ({ schema }: { schema: Schema }) => {
  const groups = groupsOf(schema)
  const uses = usesOf(schema)
  return (
    <>
      <SchemaFilter />
      <p className={schemaPage.rule}>
        <RunningText text={COST_RULE} />
      </p>
      {groups.map(({ id, title, types }) => (
        <section key={id} id={id} className={schemaPage.group} aria-labelledby={`${id}-title`} data-schema="group">
          <h2 id={`${id}-title`}>{title}</h2>
          {types.length > 1 && <Names types={types} />}
          {types.map((type) => (
            <SchemaType
              key={type.name}
              type={type}
              isRoot={id === 'queries' || id === 'mutations'}
              uses={uses.get(type.name!) ?? []}
            />
          ))}
        </section>
      ))}
    </>
  )
}
