import type { Services } from '#graph/services.ts'
import type { Act, Made } from '#graph/staff/history.service.ts'

/** What an action gets: a form that one of the staff sent, which is theirs, and sent from a page of the desk. */
type ActionCall = {
  services: Services
  /** The address of who sent it. */
  who: string
  /** The hash of the form: the same form sent again has the same one. */
  form: Buffer
  /** The first value of a field, without blanks around it; empty when there is none. */
  field: (name: string) => string
  /** All values of a field. */
  fields: (name: string) => string[]
  /** Makes a change that can be undone, once for each form. */
  make: (act: Omit<Act, 'who' | 'form'>) => Promise<Made>
}

/** Changes something by a service. Its page then says what was done, or why nothing was. */
export type Action = (call: ActionCall) => Promise<Made>
