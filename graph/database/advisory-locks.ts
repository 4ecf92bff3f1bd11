// Arbitrary numbers, different from each other.

export const MIGRATION_LOCK = 7_246_533

/** Held by writers of vehicles, with the minute in which their transaction began as the second number. */
export const CHANGE_LOCK = 7_246_535

/** Held by running job runners, with the hash of their name as the second number. */
export const RUNNER_LOCK = 7_246_536

/** Held while an inquiry is stored, with the hash of its key or its mailbox as the second number. */
export const INQUIRY_LOCK = 7_246_537

/** Held while the links of a connection, or of an address, are counted. */
export const SIGN_IN_LOCK = 7_246_538
