import type { BranchCard_LocationFragment } from '#web/generated/graphql.ts'
import { card } from '#web/theme/card.styles.ts'
import { phoneHref } from '#web/ui/phoneHref.ts'
import { thankYou } from './ThankYouPage.styles.ts'

export const BranchCard = ({ location: { name, address, phone } }: { location: BranchCard_LocationFragment }) => (
  <div className={card({ padded: true })}>
    <h3 className={thankYou.branchName}>{name}</h3>
    <p className={thankYou.branchText}>{address}</p>
    <a className={thankYou.branchLink} href={phoneHref(phone)}>
      {phone}
    </a>
  </div>
)
