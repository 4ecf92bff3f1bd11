import type { GraphQLSchema } from 'graphql'
import { DaysResolver } from '#graph/calendar/days.resolver.ts'
import { InquiryResolver } from '#graph/contact/inquiries/inquiry.resolver.ts'
import { ShowroomResolver } from '#graph/locations/showroom.resolver.ts'
import { PricesResolver } from '#graph/promotions/prices.resolver.ts'
import { CartFormResolver } from '#graph/staff/cart-form.resolver.ts'
import { HistoryResolver } from '#graph/staff/history.resolver.ts'
import { StockFileResolver } from '#graph/staff/stock-file.resolver.ts'
import { buildSchema, RESOLVERS } from './schema.ts'
import type { Services } from './services.ts'

/**
 * What only the staff may read, beside all that is public. Each has types of its own: a field that a class here added to a public
 * type would come into the public schema as well.
 */
const STAFF_RESOLVERS = [
  HistoryResolver,
  CartFormResolver,
  StockFileResolver,
  InquiryResolver,
  DaysResolver,
  ShowroomResolver,
  PricesResolver,
] as const

/** The schema of the desk's pages. No route serves it: pages execute their queries in process. Without services it can be printed. */
export const createDeskSchema = (services?: Services): GraphQLSchema =>
  buildSchema([...RESOLVERS, ...STAFF_RESOLVERS], services)
