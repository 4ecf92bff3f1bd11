import { Arg, Ctx, Field, FieldResolver, ID, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { NullableField, Parent } from '#graph/api/decorators.ts'
import { dealerDate } from '#graph/calendar/calendar-row.ts'
import { unlistedLines, wishOf } from '#graph/contact/context/context-words.ts'
import type { InquiryMailKind } from '#graph/contact/mail/inquiry-mails.ts'
import {
  answerLink,
  currentLines,
  fullName,
  originOf,
  SOURCES,
  SUSPICIONS,
  vehicleIdsOf,
} from '#graph/contact/mail/message.ts'
import { REASON_OF_CODE, REASONS } from '#graph/dealer/reasons.ts'
import type { LocationService } from '#graph/locations/location.service.ts'
import type { VehicleContext } from '#graph/vehicles/vehicle.loader.ts'
import { type Inquiry, type InquiryFilter, type InquiryService, MONTH } from './inquiry.service.ts'

@ObjectType({ description: 'A mail about an inquiry.' })
class InquiryMail {
  @Field(() => String, { description: 'To whom: dealer, visitor or crm.' })
  kind: InquiryMailKind

  @Field(() => String, { description: 'sent, waiting or failed.' })
  status: string

  @NullableField(() => String, 'Why it was not sent at the last attempt.')
  lastError: string | null
}

@ObjectType({ description: 'A line of what an inquiry is about.' })
export class InquiryLine {
  @Field({ description: 'What it is.' })
  label: string

  @Field({ description: 'Its value; a cart with its state and place now.' })
  text: string

  @NullableField(() => ID, 'The cart that it is about.')
  vehicleId?: string
}

@ObjectType({ description: 'A message of a visitor.' })
class StaffInquiry {
  @Field(() => ID, { description: 'Its number.' })
  id: string

  @Field({ description: 'When it came.' })
  receivedAt: Date

  @Field({ description: 'Address of the person.' })
  email: string

  @Field({ description: 'Phone number of the person.' })
  phone: string

  @Field({ description: 'What the person wrote.' })
  message: string

  @NullableField(() => Date, 'When it was answered.')
  answeredAt: Date | null

  @NullableField(() => String, 'The address of who answered it, or of who is about to.')
  answeredBy: string | null

  @NullableField(() => Date, 'When the person was erased.')
  erasedAt: Date | null

  @Field(() => [InquiryMail], { description: 'What became of its mails.' })
  mails: InquiryMail[]
}

@ObjectType({ description: 'So many inquiries of one kind.' })
export class InquiryTally {
  @Field(() => String, { description: 'By what they are counted: all, about, source, partner or cart.' })
  by: string

  @Field({ description: 'The kind.' })
  value: string

  @Field(() => Int, { description: 'How many in the month.' })
  count: number

  @Field(() => Int, { description: 'How many in the month before.' })
  before: number
}

@ObjectType({ description: 'The inquiries of a month in numbers, without suspected spam.' })
export class InquiryMonth {
  @Field({ description: 'Such as 2026-05.' })
  month: string

  @Field(() => [InquiryTally], { description: 'The most frequent first.' })
  counts: InquiryTally[]
}

@Resolver(() => StaffInquiry)
export class InquiryResolver {
  constructor(private readonly services: { inquiries: InquiryService; locations: LocationService }) {}

  @Query(() => [StaffInquiry], { description: 'Inquiries, newest first.' })
  inquiries(
    @Arg('first', () => Int, { description: 'How many.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'An id: older ones.' }) after?: string | null,
    @Arg('search', () => String, { nullable: true, description: 'Part of a name, an address or a number.' })
    search?: string | null,
    @Arg('which', () => String, { nullable: true, description: 'unanswered or undelivered; all by default.' })
    which?: string | null,
    @Arg('day', () => String, { nullable: true, description: 'Of the dealer, such as 2026-11-28; all by default.' })
    day?: string | null,
  ): Promise<Inquiry[]> {
    const filter = { ...(search && { search }), ...(after && { after }), ...(day && { day }), ...whichOf(which) }
    return this.services.inquiries.list({ ...filter, first })
  }

  @Query(() => Int, { description: 'How many inquiries there are.' })
  inquiryCount(
    @Arg('which', () => String, { nullable: true, description: 'unanswered or undelivered; all by default.' })
    which?: string | null,
  ): Promise<number> {
    return this.services.inquiries.count(whichOf(which))
  }

  @Query(() => StaffInquiry, { nullable: true, description: 'One inquiry.' })
  async inquiry(@Arg('id', () => ID, { description: 'Its number.' }) id: string): Promise<Inquiry | null> {
    return (await this.services.inquiries.find(id)) ?? null
  }

  @Query(() => InquiryMonth, { description: 'A month in numbers; the current one by default.' })
  async inquiryNumbers(
    @Arg('month', () => String, { nullable: true, description: 'Such as 2026-05.' }) month?: string | null,
  ): Promise<InquiryMonth> {
    const numbers = await this.services.inquiries.numbers(month && MONTH.test(month) ? month : dealerDate().slice(0, 7))
    return {
      ...numbers,
      counts: numbers.counts.map((count) => ({ ...count, value: WORDS[count.by]?.[count.value] ?? count.value })),
    }
  }

  @FieldResolver(() => String, { description: 'Who wrote.' })
  name(@Parent() inquiry: Inquiry): string {
    return fullName(inquiry)
  }

  @FieldResolver(() => String, { description: 'What the person wants, in a line.' })
  wish(@Parent() inquiry: Inquiry): string {
    const { what, when } = wishOf(inquiry)
    return [what, ...when].join(', ')
  }

  @FieldResolver(() => [InquiryLine], { description: 'What it is about, with carts as they are now.' })
  async lines(@Parent() inquiry: Inquiry, @Ctx() { loaders }: VehicleContext): Promise<InquiryLine[]> {
    const found = await Promise.all(vehicleIdsOf(inquiry).map((id) => loaders.vehicleByAddress.load(id)))
    const vehicles = found.filter((vehicle) => vehicle !== null)
    const locations = await this.services.locations.list()
    const origin =
      inquiry.source === 'form' && !inquiry.partner ? [] : [{ label: 'Sent from', text: originOf(inquiry) }]
    return [...currentLines({ inquiry, vehicles, locations }), ...unlistedLines(inquiry.context), ...origin]
  }

  @FieldResolver(() => String, { description: 'The address of a mail that answers it.' })
  answerLink(@Parent() inquiry: Inquiry): string {
    return answerLink(inquiry)
  }

  @FieldResolver(() => [String], { description: 'Why it may be spam.' })
  warnings(@Parent() { suspicions }: Inquiry): string[] {
    return suspicions.map((suspicion) => SUSPICIONS[suspicion])
  }

  @FieldResolver(() => Int, { description: 'How many inquiries of this mailbox are there, with this one.' })
  ofMailbox(@Parent() { email }: Inquiry): Promise<number> {
    return email ? this.services.inquiries.count({ email }) : Promise.resolve(0)
  }
}

const WORDS: Record<string, Record<string, string>> = {
  about: {
    ...Object.fromEntries(Object.entries(REASONS).map(([key, { label }]) => [key, label])),
    ...Object.fromEntries(Object.entries(REASON_OF_CODE).map(([code, key]) => [code, REASONS[key].label])),
  },
  source: SOURCES,
}

const WHICH: Record<string, InquiryFilter> = {
  unanswered: { isUnanswered: true },
  undelivered: { isUndelivered: true },
}

const whichOf = (which?: string | null): InquiryFilter => WHICH[which ?? ''] ?? {}
