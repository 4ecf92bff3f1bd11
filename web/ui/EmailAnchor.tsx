import { DEALER } from '#graph/dealer/dealer.ts'

const [mailbox, host] = DEALER.email.split('@')

/** The dealer's address, which may break before the host on a narrow screen. */
export const EmailAnchor = () => (
  <a href={`mailto:${DEALER.email}`}>
    {mailbox}@<wbr />
    {host}
  </a>
)
