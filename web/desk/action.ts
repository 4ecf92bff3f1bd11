import type { Services } from '#graph/services.ts'
import type { ChangeOutcome, RecordChange, Refusal, SentChange, Values } from '#graph/staff/history.service.ts'

/** A file of a form, which is there until the action is done. */
export type Upload = {
  field: string
  /** As its sender calls it. */
  name: string
  path: string
  hash: string
}

type Sentence = SentChange['what']

/** What an action gets: a form that one of the staff sent, which is theirs, and sent from a page of the desk. */
export type ActionCall = {
  services: Services
  /** The address of who sent it. */
  who: string
  /** The first value of a field, without blanks around it; empty when there is none. */
  field: (name: string) => string
  /** All values of a field. */
  fields: (name: string) => string[]
  files: Upload[]
  /** Makes a change that can be undone, once for each form. Where `what` is missing, those who make the change have the sentence. */
  change: (
    kind: string,
    subject: string,
    change: { before: Values; after: Values; what?: Sentence },
  ) => Promise<ChangeOutcome>
  /** Does what writes itself down, once for each form. */
  once: (
    kind: string,
    subject: string,
    what: Sentence,
    work: (record: RecordChange) => Promise<Refusal | undefined>,
  ) => Promise<ChangeOutcome>
}

/** The most of one form; the bytes are those of all its files. */
export const UPLOAD_LIMITS = { files: 20, bytes: 40_000_000 }

/** Why nothing was changed; `typed` is added to the fields with which the page comes back, and the status is 409 by default. */
export type FormRefusal = Refusal & { typed?: Record<string, string>; status?: number }

/** What was done, and the page that says so where it is not that of the form; or a page that shows what to do next. */
type Outcome = { id: string; page?: string } | { page: string } | FormRefusal

/** Changes something by a service. Its page then says what was done, or why nothing was. */
export type Action = (call: ActionCall) => Promise<Outcome>
