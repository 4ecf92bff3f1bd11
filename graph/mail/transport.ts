import nodemailer from 'nodemailer'

const SECOND = 1000

/**
 * Time limit for a whole mail, enforced by the caller. A server that sends a few bytes now and then would keep resetting
 * the other timeouts.
 */
export const SEND_LIMIT_MS = 30 * SECOND

/** Sends by an SMTP server such as smtp://user:password@host:587, one connection for each mail. */
export const smtpTransport = (url: string) =>
  nodemailer.createTransport({
    url,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: SEND_LIMIT_MS,
    // A mail holds strangers' texts: none of them may make nodemailer read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })

export type Transport = Pick<ReturnType<typeof smtpTransport>, 'sendMail'>
