import type { Services } from '#graph/services.ts'
import type {
  ChangeOutcome,
  HistoryEntry,
  RecordChange,
  Refusal,
  SentChange,
  Values,
} from '#graph/staff/history.service.ts'

/** A file of a form, which is there until the action is done. */
export type Upload = {
  field: string
  /** As its sender calls it. */
  name: string
  path: string
  hash: string
}

/** What an action gets: a form that one of the staff sent, which is theirs, and sent from a page of the desk. */
export type ActionCall = {
  services: Services
  /** The address of who sent it. */
  who: string
  /** The first value of a field, without blanks around it; empty when there is none. */
  field: (name: string) => string
  /** All values of a field. */
  fields: (name: string) => string[]
  /** What the page showed in the form's fields. */
  shown: Record<string, unknown>
  files: Upload[]
  /** Makes a change that can be undone, once for each form. Where `what` is missing, those who make the change have the sentence. */
  change: (
    kind: string,
    subject: string,
    change: { before: Values; after: Values; what?: SentChange['what'] },
  ) => Promise<ChangeOutcome>
  /** Does what writes itself down, once for each form. */
  once: (
    kind: string,
    subject: string,
    what: SentChange['what'],
    work: (record: RecordChange) => Promise<Refusal | undefined>,
  ) => Promise<ChangeOutcome>
}

/** The most of one form; the bytes are those of all its files. */
export const UPLOAD_LIMITS = { files: 20, bytes: 40_000_000 }

/** Why nothing was changed; `typed` is added to the fields with which the page comes back, and the status is 409 by default. */
export type FormRefusal = Refusal & { typed?: Record<string, string>; status?: number }

/** Changes something by a service. Its page then says what was done, another page what to do next, or the same one why nothing was. */
export type Action = (call: ActionCall) => Promise<{ id: string; page?: string } | { page: string } | FormRefusal>

/** What the last form did, as its page says it. */
export type LastChange = HistoryEntry & { canUndo: boolean }

/** Somebody who may use the desk. */
export type Person = Awaited<ReturnType<Services['people']['list']>>[number]
