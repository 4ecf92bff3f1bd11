import nodemailer from 'nodemailer'

const SECOND = 1000

/**
 * How long a mail may take in all, which whoever sends it has to see to: a server that says a little now and then would
 * reset the other bounds for ever.
 */
export const SEND_LIMIT_MS = 30 * SECOND

/** Sends by the SMTP server of the address, such as smtp://user:password@host:587; one connection a mail. */
export const smtpTransport = (url: string) =>
  nodemailer.createTransport({
    url,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: SEND_LIMIT_MS,
    // A mail holds texts of strangers: none of them may name a file or an address to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  })

export type Transport = Pick<ReturnType<typeof smtpTransport>, 'sendMail'>
