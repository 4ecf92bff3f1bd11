import type { ReactNode } from 'react'
import { field } from '#web/theme/field.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { refusal } from '#web/ui/Field.styles.ts'
import { WrongFields } from '#web/ui/Field.tsx'
import { ChevronDown } from '#web/ui/icons.tsx'
import { DeskForm, Submit } from './DeskForm.tsx'
import { deskPage } from './desk.styles.ts'
import { fieldId, useDesk } from './desk.ts'
import { fieldLabel, fieldText } from './words.ts'

type Props = {
  title: string
  /** Whether the page shows elsewhere what the last form did. */
  placesDone?: boolean
  children: ReactNode
}

/** The frame of a page of the desk below the bar. */
export const DeskPage = ({ title, placesDone = false, children }: Props) => (
  <div className={`${layout.page} ${deskPage.root}`}>
    <title>{`${title} – Desk`}</title>
    <h1 id="title" className={layout.h2}>
      {title}
    </h1>
    <RefusalMessage />
    {!placesDone && <DoneLine />}
    {children}
  </div>
)

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

/** What the last form did, with Undo. The address leads here, so that the browser scrolls to it. */
export const DoneLine = () => {
  const { done } = useDesk()
  if (!done) return null
  return (
    <div id="done" role="status" className={deskPage.done}>
      <div>
        {done.undoneBy ? `Undone: ${done.what}` : done.what}
        {!done.undoneBy && done.notes.length > 0 && (
          <ul className={deskPage.notes}>
            {done.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </div>
      {done.canUndo && <Undo id={done.id} kind={done.kind} />}
    </div>
  )
}

/** None for those who may not do what it takes back. */
export const Undo = ({ id, kind, what }: { id: string; kind: string; what?: string }) => {
  const { isManager } = useDesk()
  if (kind === 'person' && !isManager) return null
  return (
    <DeskForm action="/desk/undo" values={{ id }}>
      <Submit variant="outline" size="sm" label={what && `Undo: ${what}`}>
        Undo
      </Submit>
    </DeskForm>
  )
}

/** The field above a list of the desk, with others of its form. */
export const Search = ({ label, search, children }: { label: string; search: string | null; children?: ReactNode }) => (
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
      <Submit variant="outline">Search</Submit>
    </form>
  </search>
)

type MoreProps = { title: ReactNode; isOpen?: boolean; children: ReactNode }

/** A part of a page that a line opens. */
export const More = ({ title, isOpen = false, children }: MoreProps) => (
  <details className={deskPage.more} open={isOpen}>
    <summary>
      <span>{title}</span>
      <ChevronDown />
    </summary>
    {children}
  </details>
)
