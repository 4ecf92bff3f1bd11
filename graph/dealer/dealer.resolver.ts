import { FieldResolver, Query, Resolver } from 'type-graphql'
import type { SiteAddress } from '#graph/shared/site-address.ts'
import { Dealer } from './dealer.result.ts'
import { DEALER } from './dealer.ts'
import { type ZeroPercent, zeroPercentText } from './figures/financing.ts'

@Resolver(() => Dealer)
export class DealerResolver {
  constructor(
    private readonly services: { site: SiteAddress; promotions: { zeroPercent(): Promise<ZeroPercent | null> } },
  ) {}

  @Query(() => Dealer, { description: 'The dealer, with its address, telephone numbers and calendar.' })
  dealer(): Dealer {
    const { name, email, financingUrl, timeZone, address, lines } = DEALER
    return {
      name,
      email,
      url: this.services.site.origin,
      financingUrl,
      timeZone,
      address,
      phone: lines.main.label,
      salesPhone: lines.sales.label,
    }
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The offer of loans without interest, in words: how long, on which new carts, and on what condition; null when there is none.',
  })
  async zeroPercent(): Promise<string | null> {
    const promotion = await this.services.promotions.zeroPercent()
    return promotion && zeroPercentText(promotion)
  }
}
