// Numbers of advisory locks: arbitrary, and different from each other.

/** Held during migrations. */
export const MIGRATION_LOCK = 7_246_533

/** First number of the locks that writers of vehicles hold; the second is the minute in which their transaction began. */
export const CHANGE_LOCK = 7_246_535

/** First number of the locks that job runners hold while they live; the second is the hash of their name. */
export const RUNNER_LOCK = 7_246_536

/** First number of the locks under which inquiries are stored; the second is the hash of a key or a mailbox. */
export const INQUIRY_LOCK = 7_246_537
