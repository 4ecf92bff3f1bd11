import nodemailer from 'nodemailer'
import type { Config } from '#graph/config.ts'
import { DEALER } from '#graph/dealer/dealer.ts'

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

export const staffMail =
  (transport: Transport, { mailFrom, mailTo }: Pick<Config, 'mailFrom' | 'mailTo'>) =>
  (message: { subject: string; text: string }) =>
    transport.sendMail({
      ...message,
      from: { name: DEALER.name, address: mailFrom },
      to: mailTo,
      signal: AbortSignal.timeout(SEND_LIMIT_MS),
    })
