import type { ComponentProps, ReactNode } from 'react'
import { button } from '#web/theme/button.styles.ts'
import { Field, FieldError } from '#web/ui/Field.tsx'
import { deskForm as style } from './desk.styles.ts'
import { formName, shownField, TypedContext, useDesk, useField, useHasConflict } from './desk.ts'

type Props = {
  /** The address of an action (`actions.ts`). */
  action: string
  /** Fields that nobody types. */
  values?: Record<string, string>
  /** All that it shows, where no hidden fields beside the others say so. */
  shown?: string
  hasFiles?: boolean
  /** Whether what is typed stays in its tab; a form that is nothing without its file has no draft. */
  hasDraft?: boolean
  className?: string
  children: ReactNode
}

/** A form of the desk: it names the session, itself, and the page to come back to. */
export const DeskForm = ({ action, values = {}, shown, hasFiles, hasDraft = true, className, children }: Props) => {
  const { who, token, formId, here, typed, typedAction } = useDesk()
  const name = formName(values)
  const back = typedAction === action && formName(typed) === name ? typed : null
  const hasConflict = useHasConflict()
  const seen = (!hasConflict && back?.shown) || shown
  return (
    <form
      method="post"
      action={action}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      className={className}
      data-draft={token && hasDraft ? `desk-draft:${who} ${here} ${action} ${name}` : undefined}
      data-back={back && ''}
    >
      {Object.entries({ token, form: formId, back: here, ...values }).map(([name, value]) => (
        <Hidden key={name} name={name} value={value} />
      ))}
      {seen && <Hidden name="shown" value={seen} />}
      <TypedContext value={back}>{children}</TypedContext>
    </form>
  )
}

const Hidden = ({ name, value }: { name: string; value: string }) => <input type="hidden" name={name} value={value} />

type SubmitProps = Pick<ComponentProps<'button'>, 'name' | 'value' | 'formNoValidate' | 'children'> & {
  variant?: 'outline' | 'forest'
  size?: 'sm'
  label?: string
}

/** A button of a form; `label` says the whole where its words leave out of what. */
export const Submit = ({ variant, size, label, ...attributes }: SubmitProps) => (
  <button {...attributes} type="submit" className={button({ variant, size })} aria-label={label} />
)

type FieldProps = {
  /** Its form, by the form's hidden field `of`. */
  of: string
  name: string
  /** What it has now, where there is something to change. */
  now?: string
}

/** A line of text, which comes back as it was typed. */
export const TextField = ({ of, now, ...field }: FieldProps & Omit<ComponentProps<typeof Field>, 'id'>) => {
  const { id, value, shown, problem } = useField(field.name, now, of)
  return (
    <>
      <Field {...field} id={id} defaultValue={value} error={problem} />
      {now !== undefined && <Hidden name={shownField(field.name)} value={shown} />}
    </>
  )
}

type ChoicesProps = FieldProps & {
  legend: string
  choices: { value: string; label: string }[]
  /** One of several things; otherwise any of them, with commas between them. */
  type?: 'radio'
}

/** Some of several things. */
export const Choices = ({ of, name, legend, choices, now, type }: ChoicesProps) => {
  const { id, value, shown, problem } = useField(name, now, of)
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
      {now !== undefined && !type && <Hidden name={shownField(name)} value={shown} />}
    </fieldset>
  )
}
