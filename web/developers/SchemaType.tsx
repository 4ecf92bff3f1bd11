import { sandboxHref } from '#web/ui/CodeBlock.tsx'
import { InlineMarkdown } from '#web/ui/document/InlineMarkdown.tsx'
import { EXAMPLES } from './content/schema.ts'
import { SchemaInputs, SchemaMember } from './SchemaMember.tsx'
import { schemaPage } from './SchemaPage.styles.ts'
import type { SchemaField, SchemaType as Type } from './schemaGroups.ts'

const KEYWORDS = { OBJECT: 'type', INPUT_OBJECT: 'input', ENUM: 'enum', SCALAR: 'scalar' } as Record<string, string>

type FieldsProps = { of: string; fields: readonly SchemaField[]; isRoot: boolean }

const Fields = ({ of, fields, isRoot }: FieldsProps) => (
  <dl>
    {fields.map(({ args, ...field }) => {
      const anchor = `${of}.${field.name}`
      const example = isRoot && EXAMPLES.get(field.name)
      return (
        <SchemaMember key={field.name} anchor={anchor} {...field}>
          {args.length > 0 && <SchemaInputs of={anchor} inputs={args} />}
          {example && (
            <p>
              <a href={sandboxHref(example)}>{`Open ${field.name} in Sandbox`}</a>
            </p>
          )}
        </SchemaMember>
      )
    })}
  </dl>
)

const Values = ({ of, values }: { of: string; values: NonNullable<Type['enumValues']> }) => (
  <dl>
    {values.map((value) => (
      <SchemaMember key={value.name} anchor={`${of}.${value.name}`} {...value} />
    ))}
  </dl>
)

type Props = {
  type: Type
  /** Whether operations start at its fields. */
  isRoot: boolean
}

/** All about one type. Classes stand on the section alone: the page has four hundred entries. */
export const SchemaType = ({ type, isRoot }: Props) => {
  const { kind, description, specifiedByURL, fields, inputFields, enumValues } = type
  const name = type.name!
  return (
    <section id={name} className={schemaPage.type}>
      <h3>
        <a href={`#${name}`}>{name}</a> <small>{KEYWORDS[kind]}</small>
      </h3>
      {description && (
        <p>
          <InlineMarkdown text={description} />
        </p>
      )}
      {specifiedByURL && (
        <p>
          <a href={specifiedByURL}>Specification</a>
        </p>
      )}
      {fields && <Fields of={name} fields={fields} isRoot={isRoot} />}
      {inputFields && <SchemaInputs of={name} inputs={inputFields} />}
      {enumValues && <Values of={name} values={enumValues} />}
    </section>
  )
}
