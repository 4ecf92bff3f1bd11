import { type InquiryContext, thanksPath } from '#web/parts/contactPath.ts'

export const VISIT_FILE = '/visit.ics'

/** The file for calendars of a test drive or a rental; undefined for an inquiry without a day. */
export const visitPath = ({ vehicle, testDrive, rental }: InquiryContext) =>
  testDrive || rental?.from
    ? VISIT_FILE + thanksPath({ vehicle, testDrive, rental }).slice('/thank-you'.length)
    : undefined
