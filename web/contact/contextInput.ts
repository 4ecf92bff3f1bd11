import type {
  DayPart,
  InquiryPreviewQueryVariables,
  InquiryQuestion,
  InquiryTopic,
  RentalPriceList,
} from '#web/generated/graphql.ts'
import type { InquiryContext } from '#web/parts/contactPath.ts'

const enumValue = (text: string) => text.toUpperCase().replace('-', '_')

/** A town's pages have a price list of their own. */
const listOf = ({ list, town }: NonNullable<InquiryContext['rental']>) => list ?? (town ? 'town' : 'standard')

/** For a preview: the form itself shows the answers to its questions. */
export const previewOf = ({ answers, ...things }: InquiryContext) => contextInput(things)

/** The context as the API takes it. */
export const contextInput = ({
  about,
  answers,
  vehicle,
  lineup,
  town,
  testDrive,
  next,
  wanted,
  compared,
  estimate,
  rental,
}: InquiryContext): InquiryPreviewQueryVariables => ({
  vehicleId: vehicle,
  context: {
    topic: about && (enumValue(about) as InquiryTopic),
    answers:
      answers &&
      Object.entries(answers).map(([name, answer]) => ({ question: name.toUpperCase() as InquiryQuestion, answer })),
    lineupPrice: lineup,
    deliverToId: town,
    testDrive: testDrive && {
      day: testDrive.day,
      part: testDrive.part && (enumValue(testDrive.part) as DayPart),
      locationId: testDrive.showroom,
    },
    nextLikeId: next,
    wanted,
    comparedIds: compared && [...compared],
    estimate: estimate && { downPayment: estimate.down, months: estimate.months, ratePercent: estimate.rate },
    rental: rental && {
      cart: rental.cart,
      days: rental.days,
      firstDay: rental.from,
      priceList: enumValue(listOf(rental)) as RentalPriceList,
      municipalityId: rental.town,
      deliveryMiles: rental.miles,
    },
  },
})
