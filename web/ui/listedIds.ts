import { attempt } from '#web/environment/attempt.ts'

/** An id within a list in an address, where commas separate. */
export const listedId = (id: string) => id.replace(/[%,]/g, encodeURIComponent)

export const listedIds = (list: string) => list.split(',').map((id) => attempt(() => decodeURIComponent(id)) ?? id)
