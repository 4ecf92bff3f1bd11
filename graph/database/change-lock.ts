/** The first number of the advisory locks that writers of vehicles hold; the second is the minute of their begin. */
export const CHANGE_LOCK = 7_246_535
