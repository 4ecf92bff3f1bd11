import type { ComponentProps, ReactNode } from 'react'
import { button } from '#web/theme/button.styles.ts'
import { Field, FieldError } from '#web/ui/Field.tsx'
import { deskForm as style } from './desk.styles.ts'
import { FormContext, formName, useDesk, useField, useHasConflict, useProblems } from './desk.ts'

type Props = {
  /** The address of an action (`actions.ts`). */
  action: string
  /** Fields that nobody types; one that is called `of` is the form's name among others of the page. */
  values?: Record<string, string>
  /** What its fields have now, where there is something to change. */
  now?: Record<string, unknown>
  hasFiles?: boolean
  /** Whether what is typed stays in its tab; a form that is nothing without its file has no draft. */
  hasDraft?: boolean
  className?: string
  target?: '_blank'
  children: ReactNode
}

/** A form of the desk: it names the session, itself, and the page to come back to. */
export const DeskForm = ({ action, values = {}, now, hasFiles, hasDraft = true, children, ...attributes }: Props) => {
  const { who, token, formId, here, typed, shown, typedAction } = useDesk()
  const name = formName(values)
  const isBack = typedAction === action && formName(typed) === name
  const hasConflict = useHasConflict()
  const problems = useProblems()
  // What the first page showed, so that the next try still finds what others have changed, but for what this page tells of that.
  const told = problems.flatMap(({ field, now }) => (field && now !== undefined ? [[field, now]] : []))
  const seen = isBack && !hasConflict ? { ...now, ...shown, ...Object.fromEntries(told) } : now
  const hidden = { token, form: formId, back: here, ...values, ...(now && { shown: JSON.stringify(seen) }) }
  return (
    <form
      {...attributes}
      method="post"
      action={action}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      data-draft={token && hasDraft ? `desk-draft:${who} ${here} ${action} ${name}` : undefined}
      data-back={isBack ? '' : undefined}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormContext value={{ of: values.of, now: now ?? {}, isBack }}>{children}</FormContext>
    </form>
  )
}

type SubmitProps = Pick<ComponentProps<'button'>, 'name' | 'value' | 'formNoValidate' | 'children'> & {
  variant?: 'outline' | 'forest'
  size?: 'sm'
  label?: string
}

/** A button of a form; `label` says the whole where its words leave out of what. */
export const Submit = ({ variant, size, label, ...attributes }: SubmitProps) => (
  <button {...attributes} type="submit" className={button({ variant, size })} aria-label={label} />
)

type ButtonFormProps = Pick<Props, 'action' | 'values'> & { words: string; what?: string }

/** A form that is one small button. */
export const ButtonForm = ({ action, values, words, what }: ButtonFormProps) => (
  <DeskForm action={action} values={values}>
    <Submit variant="outline" size="sm" label={what && `${words}: ${what}`}>
      {words}
    </Submit>
  </DeskForm>
)

/** A line of text, which comes back as it was typed. */
export const TextField = (field: Omit<ComponentProps<typeof Field>, 'id'>) => {
  const { id, value, problem } = useField(field.name)
  return <Field {...field} id={id} defaultValue={value} error={problem} />
}

type ChoicesProps = {
  name: string
  legend: string
  choices: { value: string; label: string }[]
  /** One of several things; otherwise any of them, with commas between them. */
  type?: 'radio'
}

/** Some of several things. */
export const Choices = ({ name, legend, choices, type }: ChoicesProps) => {
  const { id, value, problem } = useField(name)
  const chosen = value.split(', ')
  return (
    <fieldset id={id} className={style.field} aria-describedby={problem && `${id}-error`}>
      <legend>{legend}</legend>
      <div className={style.choices}>
        {choices.map(({ value, label }) => (
          <label key={value}>
            <input type={type ?? 'checkbox'} name={name} value={value} defaultChecked={chosen.includes(value)} />
            {label}
          </label>
        ))}
      </div>
      {problem && <FieldError id={id} error={problem} />}
    </fieldset>
  )
}
