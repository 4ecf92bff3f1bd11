import { DEALER } from '#graph/dealer/dealer.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'

/** Title of a vehicle's page, "name - $price | dealer name", however long: search engines cut by themselves. */
export const vehicleTitle = ({ name, price }: { name: string; price: number }) =>
  `${name} - ${formatPrice(price)} | ${DEALER.name}`
