import { DEALER } from '#graph/dealer/dealer.ts'
import { DELIVERY, FREE_AROUND, FREE_DELIVERY, RUSH_ORDER_UNTIL } from '#graph/dealer/figures/delivery.ts'
import { formatFigure } from '#graph/dealer/figures/format-figure.ts'
import { OTHER_PRICES, RENTAL } from '#graph/dealer/figures/rental.ts'
import { RESPONSES } from '#graph/dealer/figures/responses.ts'
import { RETURNS } from '#graph/dealer/figures/returns.ts'
import { SERVICE } from '#graph/dealer/figures/service.ts'
import { STAFFING, STAFFING_PERIOD } from '#graph/dealer/figures/staffing.ts'
import { STORAGE } from '#graph/dealer/figures/storage.ts'

/** The values that policy texts name in braces, such as `{delivery.perMile}`. */
export const FIGURES = {
  dealer: DEALER,
  delivery: DELIVERY,
  rental: RENTAL,
  responses: RESPONSES,
  returns: RETURNS,
  service: SERVICE,
  staffing: STAFFING,
  storage: STORAGE,
  freeAround: `within ${FREE_AROUND.map((figure) => `${formatFigure(figure)} of ${figure.label}`).join(' or ')}`,
  freeDelivery: FREE_DELIVERY,
  rushOrderUntil: RUSH_ORDER_UNTIL,
  staffingPeriod: STAFFING_PERIOD,
  otherPrices: OTHER_PRICES,
}
