import type { Hours } from '#graph/dealer/dealer.ts'

const day = { opens: '09:00', closes: '17:00' }

/** Monday first. */
export const WEEK: Hours[] = [day, day, day, day, day, day, null]
