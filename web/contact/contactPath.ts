import type { RentalCart } from '#web/generated/graphql.ts'

/** The things that a visitor chose before writing; they go along with the inquiry. */
export type InquiryContext = {
  /** Id or alias. */
  vehicle?: string
  /** Ids or aliases of 2 to 4 vehicles. */
  compared?: readonly string[]
  /** Of `vehicle`: US dollars, months, percent a year. */
  estimate?: { down: number; months: number; rate: number }
  /** `town` is a slug, and the prices are those of the town pages then; `miles` are those of the delivery. */
  rental?: { cart: RentalCart; days: number; town?: string; miles?: number }
}

/** Names and values of a context in addresses and in the form; those that are not given are left out. */
export const contextFields = ({ vehicle, compared, estimate, rental }: InquiryContext) => {
  const fields = { vehicle, ...(vehicle && estimate), compare: compared?.join(','), ...rental }
  return Object.entries(fields).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
}

/** The name of such a value in the form: the vehicle has the name that it has in the API. */
export const formName = (name: string) => (name === 'vehicle' ? 'vehicleId' : name)

/** Address of the contact page with the context of an inquiry, such as `/contact?vehicle=nomad-xl` and `/contact?compare=a,b`. */
export const contactPath = (context: InquiryContext): string => {
  const query = contextFields(context).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`,
  )
  return query.length > 0 ? `/contact?${query.join('&')}` : '/contact'
}
