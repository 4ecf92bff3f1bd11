import type { ReactNode } from 'react'
import { HttpStatus } from '#web/environment/httpStatus.tsx'
import { button } from '#web/theme/button.styles.ts'
import { field } from '#web/theme/field.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { refusal } from '#web/ui/Field.styles.ts'
import { WrongFields } from '#web/ui/Field.tsx'
import { ChevronDown } from '#web/ui/icons.tsx'
import { TextList } from '#web/ui/lists.tsx'
import { ButtonForm, Submit } from './DeskForm.tsx'
import { deskPage } from './desk.styles.ts'
import { fieldId, useDesk } from './desk.ts'
import { fieldLabel, fieldText } from './words.ts'

type Props = {
  title: string
  /** Things with a line each, beside which the page says what the last form did to one (`DoneLine`). */
  lines?: readonly { id: string }[]
  /** Whether it is no wider than a text. */
  isText?: boolean
  /** Whether what the address names is not there. */
  isMissing?: boolean
  children: ReactNode
}

/** The frame of a page of the desk below the bar. */
export const DeskPage = ({ title, lines = [], isText, isMissing, children }: Props) => {
  const { done } = useDesk()
  return (
    <div className={`${layout.page} ${deskPage.root}`}>
      <title>{`${title} – Desk`}</title>
      {isMissing && <HttpStatus code={404} />}
      <h1 id="title" className={layout.h2}>
        {title}
      </h1>
      <RefusalMessage />
      {lines.every(({ id }) => id !== done?.subject) && <DoneLine />}
      {isText ? <div className={deskPage.part}>{children}</div> : children}
    </div>
  )
}

/** What names a field of a form; a price's name is its id, and is in the message. */
const FIELD_OF_FORM = /^(?!id$)[A-Za-z]+$/

/** Why the last form changed nothing: in sentences, or with what was on the page, what is there now, and what was wanted. */
const RefusalMessage = () => {
  const { refused, typed } = useDesk()
  if (!refused) return null
  if ('problems' in refused) {
    const fields = refused.problems.map(({ field, message }) => ({
      id: field && field !== 'id' ? fieldId(field === 'images' ? 'photos' : field, typed.of) : undefined,
      text: field && FIELD_OF_FORM.test(field) ? `${fieldLabel(field)}: ${message}` : message,
    }))
    return <WrongFields title="Nothing was saved yet. Please look at this:" fields={fields} />
  }
  if ('problem' in refused)
    return (
      <p role="alert" className={refusal.notice}>
        {refused.problem}
      </p>
    )
  const fields = refused.conflicts.map(({ cart, field, shown, found, wanted }) => ({
    text: `${cart ? `${cart}, ` : ''}${fieldLabel(field)}: your page said ${fieldText(field, shown)}, now it's ${fieldText(field, found)}. You wanted ${fieldText(field, wanted)}.`,
  }))
  return <WrongFields title="Nothing was changed, because somebody else was quicker:" fields={fields} />
}

/** What the last form did, with Undo; with a subject, to that alone. The address leads here, so that the browser scrolls to it. */
export const DoneLine = ({ subject }: { subject?: string }) => {
  const { done } = useDesk()
  if (!done || (subject && subject !== done.subject)) return null
  const { id, kind, what, notes, canUndo, undoneBy } = done
  return (
    <div id="done" role="status" className={deskPage.done}>
      <div>
        {undoneBy ? `Undone: ${what}` : what}
        {!undoneBy && <TextList className={deskPage.notes} texts={notes} />}
      </div>
      {canUndo && <Undo id={id} kind={kind} />}
    </div>
  )
}

/** The way back from a change, or of a cart that is off the site. None for those who may not do what it takes back. */
export const Undo = ({ id, kind, what }: { id: string; kind: string; what?: string }) => {
  const { isManager } = useDesk()
  if (kind === 'person' && !isManager) return null
  const [action, words] = kind === 'withdrawn' ? ['/desk/carts/put-back', 'Put it back'] : ['/desk/undo', 'Undo']
  return <ButtonForm action={action!} values={{ id }} words={words!} what={what} />
}

type SearchProps = { label: string; search: string | null; filter: Filter; children?: ReactNode }

/** The field above a list of the desk, with others of its form, and what else the list is of. */
export const Search = ({ label, search, filter, children }: SearchProps) => (
  <search>
    <form className={deskPage.search}>
      <input
        className={field()}
        type="search"
        name="q"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        defaultValue={search ?? ''}
      />
      {children}
      {given(filter).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Submit variant="outline">Search</Submit>
    </form>
  </search>
)

type Filter = Record<string, string | null | undefined>

const given = (filter: Filter) => Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1]))

/** The address of a page with the values that there are. */
export const withFilter = (page: string, filter: Filter) => {
  const values = new URLSearchParams(given(filter))
  return values.size > 0 ? `${page}?${values}` : page
}

type MoreProps = {
  title: ReactNode
  isOpen?: boolean
  /** The form in it, by its hidden field `of`: it is open where that has come back. */
  of?: string
  children: ReactNode
}

/** A part of a page that a line opens. */
export const More = ({ title, isOpen = false, of, children }: MoreProps) => {
  const { refused, typed } = useDesk()
  return (
    <details className={deskPage.more} open={isOpen || (refused !== null && of !== undefined && typed.of === of)}>
      <summary>
        <span>{title}</span>
        <ChevronDown />
      </summary>
      {children}
    </details>
  )
}

/** Leads to the rest of a list, where there is one. */
export const Rest = ({ page, filter, label }: { page: string; filter: Filter; label: string }) => (
  <p>
    <a className={button({ variant: 'outline' })} href={withFilter(page, filter)}>
      {label}
    </a>
  </p>
)
