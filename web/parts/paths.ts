import type { InquiryContext } from './inquiryContext.ts'

/** Names and values of a context in addresses and in the form; those that are not given are left out. */
export const contextFields = (context: InquiryContext) =>
  Object.entries(context).flatMap(([name, value]): [string, string][] => {
    if (value === undefined || value === '') return []
    // An id may have a comma: `listedIds` decodes each.
    return [[name, Array.isArray(value) ? value.map(encodeURIComponent).join(',') : String(value)]]
  })

const pathWith = (page: string, context: InquiryContext): string => {
  const query = contextFields(context).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`,
  )
  return query.length > 0 ? `${page}?${query.join('&')}` : page
}

/** Address of the contact page with the context of an inquiry, such as `/contact?vehicle=nomad-xl` and `/contact?compare=a,b`. */
export const contactPath = (context: InquiryContext): string => pathWith('/contact', context)

/** Address of the page that thanks for an inquiry with this context, and names its things. */
export const thanksPath = (context: InquiryContext): string => pathWith('/thank-you', context)

/** Canonical path of a vehicle's page; ids are opaque, and an import or SQL may bring any character. */
export const vehiclePath = (id: string) => `/vehicle/${encodeURIComponent(id)}`

export const vehicleLinks = (vehicles: readonly { id: string; name: string }[]) =>
  vehicles.map(({ id, name }) => ({ name, path: vehiclePath(id) }))
