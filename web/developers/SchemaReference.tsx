import { InlineMarkdown } from '#web/ui/document/InlineMarkdown.tsx'
import { COST_RULE } from './content/schema.ts'
import { schemaPage } from './SchemaPage.styles.ts'
import { SchemaType } from './SchemaType.tsx'
import { groupsOf, type Schema } from './schemaGroups.ts'

/** Every type of the schema, by kind. */
export const SchemaReference = ({ schema }: { schema: Schema }) => (
  <>
    <p className={schemaPage.rule}>
      <InlineMarkdown text={COST_RULE} />
    </p>
    {groupsOf(schema).map(({ id, title, types }) => (
      <section key={id} id={id} className={schemaPage.group} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{title}</h2>
        {types.map((type) => (
          <SchemaType key={type.name} type={type} isRoot={id === 'queries' || id === 'mutations'} />
        ))}
      </section>
    ))}
  </>
)
