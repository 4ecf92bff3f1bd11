import { Field, Float, ID, InputType, Int, registerEnumType } from 'type-graphql'
import { CalendarDate } from '#graph/api/date-time.scalar.ts'
import { describedEnum } from '#graph/api/described-enum.ts'
import { FINANCING } from '#graph/dealer/figures/financing.ts'
import { RENTAL } from '#graph/dealer/figures/rental.ts'
import { type InquiryQuestion, LONGEST_ANSWER, QUESTIONS } from '#graph/dealer/questions.ts'
import { RentalCart, RentalPriceList } from '#graph/rental-plans/rental-plan.entity.ts'
import { CONTEXT_BOUNDS, DayPart, InquiryTopic } from './context-bounds.ts'

const { compared, months, deliveryMiles, wanted } = CONTEXT_BOUNDS

registerEnumType(DayPart, {
  name: 'DayPart',
  description: 'A part of an opening day.',
  valuesConfig: { MORNING: { description: 'Before noon.' }, AFTERNOON: { description: 'From noon on.' } },
})

registerEnumType(InquiryTopic, {
  name: 'InquiryTopic',
  description: 'What an inquiry is about, in more detail than its interest.',
  valuesConfig: {
    RENTING: { description: 'Renting a cart.' },
    TEST_DRIVE: { description: 'Driving a cart before buying it.' },
    FINANCING: { description: 'Paying by installments.' },
    TRADE_IN: { description: 'Giving a cart in payment.' },
    STREET_LEGAL: { description: 'The package that makes a golf cart a low-speed vehicle.' },
  },
})

const questions = Object.fromEntries(
  Object.entries(QUESTIONS).map(([name, { ask, ...question }]) => {
    const options = 'options' in question ? `: ${Object.keys(question.options).join(', ')}` : ', in your own words'
    return [name, `${ask.replace(/\?$/, '')}${options}.`]
  }),
)
const QuestionNames = describedEnum(
  'InquiryQuestion',
  'A question of the form about a trade-in, a service or a test drive.',
  questions,
)

@InputType({ description: 'The answer to a question of the form.' })
export class ContactAnswerInput {
  @Field(() => QuestionNames, { description: 'The question.' })
  question: InquiryQuestion

  @Field({
    description: `One of the question's answers, or the visitor's own words, at most ${LONGEST_ANSWER} characters.`,
  })
  answer: string
}

@InputType({
  description: 'A test drive of the vehicle in `vehicleId`. Nothing is booked by it: the dealer confirms the time.',
})
export class ContactTestDriveInput {
  @Field(() => CalendarDate, { description: 'The day.' })
  day: string

  @Field(() => DayPart, { nullable: true, description: 'The part of the day.' })
  part?: DayPart | null

  @Field(() => ID, { nullable: true, description: 'The location; left out, it is where the vehicle is.' })
  locationId?: string | null
}

@InputType({ description: 'A loan for the vehicle of an inquiry. The server computes the payments.' })
export class ContactEstimateInput {
  @Field(() => Float, { description: 'US dollars that are paid at once, from 0 to the price of the vehicle.' })
  downPayment: number

  @Field(() => Int, { description: `Number of payments, ${months.least} to ${months.most}.` })
  months: number

  @Field(() => Float, {
    description: `Interest in percent a year, 0 to ${FINANCING.maxRatePercent}, for example 7.99.`,
  })
  ratePercent: number
}

@InputType({
  description: 'A rental that the inquiry is about. The server computes its quote. Nothing is reserved by it.',
})
export class ContactRentalInput {
  @Field(() => RentalCart, { description: 'Kind of cart.' })
  cart: RentalCart

  @Field(() => Int, { description: `Length of the rental in days of 24 hours, 1 to ${RENTAL.longest.amount}.` })
  days: number

  @Field(() => CalendarDate, { nullable: true, description: 'The first day.' })
  firstDay?: string | null

  @Field(() => RentalPriceList, { defaultValue: RentalPriceList.STANDARD, description: 'The price list.' })
  priceList: RentalPriceList

  @Field(() => ID, { nullable: true, description: 'The municipality, by its slug, for example "dallas".' })
  municipalityId?: string | null

  @Field(() => Float, {
    nullable: true,
    description:
      `Miles to where the cart is brought, ${deliveryMiles.least} to ${deliveryMiles.most}. ` +
      'Left out when the renter fetches it.',
  })
  deliveryMiles?: number | null
}

@InputType({
  description:
    'Anything that the visitor chose before writing. The server adds names, prices and figures of its own and shows all ' +
    'of it to the dealer in words.',
})
export class ContactContextInput {
  @Field(() => InquiryTopic, { nullable: true, description: 'The topic, in more detail than the interest.' })
  topic?: InquiryTopic | null

  @Field(() => Float, {
    nullable: true,
    description:
      "US dollars that the brand's line-up page states for the vehicle in `vehicleId`, which must be there: the visitor asks " +
      'about this price, and not about that of the vehicle in the inventory.',
  })
  lineupPrice?: number | null

  @Field(() => ID, {
    nullable: true,
    description: 'The municipality to which the visitor wants a cart delivered, by its slug, for example "dallas".',
  })
  deliverToId?: string | null

  @Field(() => ContactTestDriveInput, {
    nullable: true,
    description: 'A test drive of the vehicle in `vehicleId`, which must be there.',
  })
  testDrive?: ContactTestDriveInput | null

  @Field(() => ID, {
    nullable: true,
    description: 'A vehicle, by id or by any alias. The visitor asks to be told when the next one like it comes in.',
  })
  nextLikeId?: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'A search that the visitor wants to hear about, as in the address of the inventory, such as ' +
      `"seats=4&q=lithium"; at most ${wanted.most} characters.`,
  })
  wanted?: string | null

  @Field(() => [ID], {
    nullable: true,
    description: `The vehicles that the visitor compares, ${compared.least} to ${compared.most}, by id or by any alias.`,
  })
  comparedIds?: string[] | null

  @Field(() => [ContactAnswerInput], {
    nullable: true,
    description: 'Answers about a cart to trade in or to be serviced, one for each question.',
  })
  answers?: ContactAnswerInput[] | null

  @Field(() => ContactEstimateInput, {
    nullable: true,
    description: 'A monthly estimate for the vehicle in `vehicleId`, which must be there.',
  })
  estimate?: ContactEstimateInput | null

  @Field(() => ContactRentalInput, { nullable: true, description: 'A rental with its quote.' })
  rental?: ContactRentalInput | null
}
