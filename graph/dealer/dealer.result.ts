import { Field, Float, Int, ObjectType } from 'type-graphql'
import { describedEnum } from '#graph/api/described-enum.ts'
import { OpeningHours } from '#graph/shared/opening-hours.result.ts'

export const DealerLineUse = describedEnum('DealerLineUse', 'The purpose of a telephone line of the dealer.', {
  MAIN: 'Everything; the line to show when there is room for one.',
  SECONDARY: 'Everything, when the main line is busy.',
  SALES: 'Buying a cart; toll-free.',
})
export type DealerLineUse = keyof typeof DealerLineUse

export const DealerDepartment = describedEnum('DealerDepartment', 'A part of the dealership with hours of its own.', {
  SALES: 'The showroom.',
  SERVICE: 'Maintenance and repair.',
  STORAGE: 'Access to stored carts.',
})
export type DealerDepartment = keyof typeof DealerDepartment

@ObjectType({ description: 'A telephone line of the dealer.' })
export class DealerLine {
  @Field(() => DealerLineUse, { description: 'The purpose of the line.' })
  use: DealerLineUse

  @Field({ description: 'The number as it is shown, for example "(570) 555-0142".' })
  number: string

  @Field({ description: 'The number as a link that dials it, for example "tel:+15705550142".' })
  url: string
}

@ObjectType({ description: 'Opening hours of a department.' })
export class DepartmentHours {
  @Field(() => DealerDepartment, { description: 'The department.' })
  department: DealerDepartment

  @Field(() => [OpeningHours], { description: "Monday to Sunday, in the dealer's time zone." })
  hours: OpeningHours[]

  @Field(() => [String], {
    description: 'The same in words, with what a clock cannot say, for example "Sun: Emergency only".',
  })
  summary: string[]
}

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

@ObjectType({ description: 'In how many municipalities of a county the dealer says that its customers live.' })
export class CountyClaim {
  @Field({ description: 'Name of the county, for example "Luzerne".' })
  county: string

  @Field(() => Int, { description: 'Number of municipalities.' })
  municipalities: number
}

@ObjectType({ description: 'Claims of the dealer about itself.' })
export class DealerClaims {
  @Field({ description: 'Time in business, in words, for example "15+ years".' })
  years: string

  @Field({ description: 'Number of customers, in words, for example "500+".' })
  customers: string

  @Field(() => Int, { description: 'Year in which the dealer was founded, for example 2010.' })
  founded: number

  @Field(() => [CountyClaim], {
    description:
      'Municipalities that the about page counts, the home county first; `municipalities` lists those with pages.',
  })
  counties: CountyClaim[]

  @Field({ description: 'When an inquiry is answered at the latest, in words, for example "within 24 hours".' })
  responseTime: string

  @Field(() => Float, { description: 'Service labor in US dollars per hour, from.' })
  laborRate: number
}

@ObjectType({ description: 'The dealer whose inventory this is.' })
export class Dealer {
  @Field({ description: 'Full name, for example "Ridgeline Golf Carts".' })
  name: string

  @Field({ description: 'Name where there is little room, for example "Ridgeline".' })
  shortName: string

  @Field({ description: 'The area of the dealer, in words.' })
  region: string

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

  @Field(() => [DealerLine], { description: 'Telephone lines, the main one first.' })
  lines: DealerLine[]

  @Field(() => DealerClaims, { description: 'Claims of the dealer about itself.' })
  claims: DealerClaims
}
