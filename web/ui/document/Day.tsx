// A date without a time is midnight UTC: in any zone west of it the day before would be printed.
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day in words, `date` as YYYY-MM-DD. */
export const Day = ({ date }: { date: string }) => <time dateTime={date}>{day.format(new Date(date))}</time>
