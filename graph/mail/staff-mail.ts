import type { Config } from '#graph/config.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { SEND_LIMIT_MS, type Transport } from './transport.ts'

export const staffMail =
  (transport: Transport, { mailFrom, mailTo }: Pick<Config, 'mailFrom' | 'mailTo'>) =>
  (message: { subject: string; text: string }) =>
    transport.sendMail({
      ...message,
      from: { name: DEALER.name, address: mailFrom },
      to: mailTo,
      signal: AbortSignal.timeout(SEND_LIMIT_MS),
    })
