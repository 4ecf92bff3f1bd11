import { DEALER } from '#graph/dealer/dealer.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'

const LONGEST = 60

/**
 * Title of a vehicle's page: "name - $price | dealer name". What is longer than 60 characters says the dealer's short
 * name, then no dealer; a name that is too long even so is cut between words.
 */
export const vehicleTitle = ({ name, price }: { name: string; price: number }) => {
  const start = `${name} - ${formatPrice(price)}`
  const fitting = [`${start} | ${DEALER.name}`, `${start} | ${DEALER.shortName}`, start].find(
    (title) => title.length <= LONGEST,
  )
  if (fitting) return fitting
  const end = `… - ${formatPrice(price)}`
  return name.slice(0, Math.max(0, name.lastIndexOf(' ', LONGEST - end.length))) + end
}
