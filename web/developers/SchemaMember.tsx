import type { ReactNode } from 'react'
import type { SchemaPage_InputFragment, SchemaPage_TypeFragment } from '#web/generated/graphql.ts'
import { InlineMarkdown } from '#web/ui/document/InlineMarkdown.tsx'
import { COSTS } from './content/schema.ts'
import { writeType } from './schemaGroups.ts'

type Props = {
  /** Coordinates in the schema, such as `Query.vehicles.first`. */
  anchor: string
  name: string
  /** Absent for the value of an enum. */
  type?: SchemaPage_TypeFragment
  defaultValue?: string | null
  description: string | null
  deprecationReason: string | null
  children?: ReactNode
}

/** Texts are whole strings: React puts a comment between two of them. */
const TypeName = ({ type, defaultValue }: Pick<Props, 'defaultValue'> & { type: SchemaPage_TypeFragment }) => {
  const { before, name, after } = writeType(type)
  return (
    <>
      {`: ${before}`}
      <a href={`#${name}`}>{name}</a>
      {after + (defaultValue == null ? '' : ` = ${defaultValue}`)}
    </>
  )
}

/** A field, argument or value: its signature, which is a link to itself, and all that is known of it. */
export const SchemaMember = (props: Props) => {
  const { anchor, name, type, defaultValue, description, deprecationReason, children } = props
  return (
    <div id={anchor}>
      <dt>
        <code>
          <a href={`#${anchor}`}>{name}</a>
          {type && <TypeName type={type} defaultValue={defaultValue} />}
        </code>
      </dt>
      <dd>
        {description && (
          <p>
            <InlineMarkdown text={description} />
          </p>
        )}
        {deprecationReason !== null && (
          <p>
            <strong>Deprecated.</strong> <InlineMarkdown text={deprecationReason} />
          </p>
        )}
        {COSTS[anchor] && (
          <p>
            <strong>Cost:</strong> <InlineMarkdown text={COSTS[anchor]} />
          </p>
        )}
        {children}
      </dd>
    </div>
  )
}

/** The arguments of a field, or the fields of an input. */
export const SchemaInputs = ({ of, inputs }: { of: string; inputs: readonly SchemaPage_InputFragment[] }) => (
  <dl>
    {inputs.map((input) => (
      <SchemaMember key={input.name} anchor={`${of}.${input.name}`} {...input} />
    ))}
  </dl>
)
