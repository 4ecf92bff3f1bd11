import { Query, Resolver } from 'type-graphql'
import type { SiteAddress } from '#graph/shared/site-address.ts'
import { Dealer } from './dealer.result.ts'
import { DEALER } from './dealer.ts'

@Resolver(() => Dealer)
export class DealerResolver {
  constructor(private readonly services: { site: SiteAddress }) {}

  @Query(() => Dealer, { description: 'The dealer, with its address, telephone numbers and calendar.' })
  dealer(): Dealer {
    const { name, shortName, region, email, financingUrl, timeZone, address, lines } = DEALER
    return {
      name,
      shortName,
      region,
      email,
      url: this.services.site.origin,
      financingUrl,
      timeZone,
      address,
      phone: lines.main.label,
      salesPhone: lines.sales.label,
    }
  }
}
