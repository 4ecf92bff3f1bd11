import { Field, FieldResolver, ObjectType, Query, Resolver } from 'type-graphql'
import type { SiteAddress } from '#graph/shared/site-address.ts'
import { DEALER } from './dealer.ts'
import { type ZeroPercent, zeroPercentText } from './financing.ts'

@ObjectType({ description: 'A postal address in the United States.' })
export class PostalAddress {
  @Field({ description: 'Street and number, for example "100 Ridgeline Way".' })
  street: string

  @Field({ description: 'Town, for example "Mountain Top".' })
  city: string

  @Field({ description: 'State in two letters, for example "PA".' })
  state: string

  @Field({ description: 'Postal code, for example "18707".' })
  zip: string
}

@ObjectType({ description: 'The dealer whose inventory this is.' })
export class Dealer {
  @Field({ description: 'Full name, for example "Ridgeline Golf Carts".' })
  name: string

  @Field({ description: 'E-mail address.' })
  email: string

  @Field({ description: 'Absolute address of the site.' })
  url: string

  @Field({ description: 'Absolute address where financing is applied for.' })
  financingUrl: string

  @Field({ description: 'Time zone of all opening hours, as the IANA names it: "America/New_York".' })
  timeZone: string

  @Field(() => PostalAddress, { description: 'Postal address.' })
  address: PostalAddress

  @Field({ description: 'Main telephone number as it is shown, for example "(570) 555-0142".' })
  phone: string

  @Field({ description: 'Toll-free number for buying a cart.' })
  salesPhone: string
}

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
