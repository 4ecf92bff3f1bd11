import type { Task } from 'graphile-worker'
import type { Config } from '#graph/config.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { staffMail } from '#graph/mail/staff-mail.ts'
import type { Transport } from '#graph/mail/transport.ts'
import type { StaffAccess } from './staff-access.ts'

/** Mails a link that signs in. Each attempt makes a new link; after 15 minutes nobody waits for one. */
export const signInMailTask =
  (access: StaffAccess, transport: Transport, { mailFrom }: Pick<Config, 'mailFrom'>): Task =>
  async (payload) => {
    const link = await access.makeLink((payload as { linkId: string }).linkId)
    if (!link) return
    const send = staffMail(transport, { mailFrom, mailTo: link.email })
    await send({
      subject: `Sign in to the ${DEALER.shortName} desk`,
      text: `Open this link and tap "Sign in":\n\n${link.address}\n\nIt works once, for 15 minutes. If you didn't ask for it, ignore this mail.\n`,
    })
  }
