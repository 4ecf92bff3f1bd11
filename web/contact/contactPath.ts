import type { RentalCart } from '#web/generated/graphql.ts'

/** What a visitor chose before writing; it goes along with the inquiry. */
export type InquiryContext = {
  /** Id or alias. */
  vehicle?: string
  /** Ids or aliases of 2 to 4 vehicles. */
  compared?: readonly string[]
  /** Of `vehicle`: US dollars, months, percent a year. */
  estimate?: { down: number; months: number; rate: number }
  /** `town` is a slug; `miles` are those of the delivery. */
  rental?: { cart: RentalCart; days: number; town?: string; miles?: number }
}

/** Query of an inquiry's context; fields that are not given are left out. */
const queryOf = ({ vehicle, compared, estimate, rental }: InquiryContext) => ({
  vehicle,
  ...(vehicle && estimate),
  compare: compared?.join(','),
  ...rental,
})

/** Address of the contact page with the context of an inquiry, such as `/contact?vehicle=nomad-xl` and `/contact?compare=a,b`. */
export const contactPath = (context: InquiryContext): string => {
  const query = Object.entries(queryOf(context))
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value!).replaceAll('%2C', ',')}`)
  return query.length > 0 ? `/contact?${query.join('&')}` : '/contact'
}
