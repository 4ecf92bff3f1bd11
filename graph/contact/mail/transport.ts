import nodemailer from 'nodemailer'

const SECOND = 1000

/** Sends by the SMTP server of the address, such as smtp://user:password@host:587; one connection a mail. */
export const smtpTransport = (url: string) =>
  nodemailer.createTransport({
    url,
    connectionTimeout: 20 * SECOND,
    greetingTimeout: 20 * SECOND,
    socketTimeout: 60 * SECOND,
    // A mail holds texts of strangers: none of them may name a file or an address to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  })

export type Transport = Pick<ReturnType<typeof smtpTransport>, 'sendMail'>
