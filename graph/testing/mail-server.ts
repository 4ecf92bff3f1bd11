import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

interface ReceivedMail extends Email {
  /** The recipients of the envelope. */
  recipients: string[]
}

export interface MailServer {
  /** Value for SMTP_URL. */
  url: string
  received: ReceivedMail[]
  /** Addresses that the server refuses permanently. */
  refused: Set<string>
  /** Milliseconds before the server accepts a mail. */
  delayMs: number
  stop(): Promise<void>
}

/** A real SMTP server that keeps the mails it receives. Without `port` it chooses a free one. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const refused = new Set<string>()
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo({ address }, _session, answer) {
      const error = Object.assign(new Error(`No such mailbox ${address}`), { responseCode: 550 })
      answer(refused.has(address) ? error : null)
    },
    onData(stream, { envelope }, answer) {
      const receive = async () => {
        const mail = await new PostalMime().parse(await buffer(stream))
        await wait(server.delayMs, undefined, { ref: false })
        received.push({ ...mail, recipients: envelope.rcptTo.map(({ address }) => address) })
      }
      // A killed sender leaves an incomplete mail.
      receive().then(() => answer(), answer)
    },
  })
  smtp.on('error', () => {})
  smtp.listen(port, '127.0.0.1')
  await once(smtp.server, 'listening')
  const server: MailServer = {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    received,
    refused,
    delayMs: 0,
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
  }
  return server
}
