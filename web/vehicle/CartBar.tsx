import { DEALER } from '#graph/dealer/dealer.ts'
import { saleOf } from '#graph/dealer/sale.ts'
import type { Summary_VehicleFragment } from '#web/generated/graphql.ts'
import { button } from '#web/theme/button.styles.ts'
import { MessageCircle, Phone } from '#web/ui/icons.tsx'
import { nextStep } from './content.ts'
import { cartBar } from './summary.styles.ts'

const { sales } = DEALER.lines

/** On a phone, at the foot of the screen while the cart's page is there; the footer comes without it. */
export const CartBar = ({ vehicle }: { vehicle: Summary_VehicleFragment }) => {
  const { href, text } = nextStep(vehicle.id, saleOf(vehicle))
  return (
    <div className={cartBar.root}>
      <a className={`${button()} ${cartBar.ask}`} href={href}>
        <MessageCircle />
        {text}
      </a>
      <a className={cartBar.call} href={sales.href} aria-label={`Call ${sales.label}`}>
        <Phone />
      </a>
    </div>
  )
}
