import { roadClassOf } from '#graph/dealer/road-class.ts'
import { ROAD_RULES } from '#graph/dealer/road-rules.ts'
import type { WhereToDrive_VehicleFragment } from '#web/generated/graphql.ts'
import { contactPath } from '#web/parts/contactPath.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { vehiclePage } from './VehiclePage.styles.ts'

const THIS_CART = {
  LOW_SPEED: 'This cart is set up as a low-speed vehicle.',
  CAN_BECOME: 'This cart is sold as a golf cart.',
  GOLF_CART: `This cart is a golf cart. It does less than ${ROAD_RULES.leastSpeed} mph, so it can't become a low-speed vehicle.`,
}

/** What the law says of golf carts and low-speed vehicles, and which of them this cart is. */
export const WhereToDrive = ({ vehicle }: { vehicle: WhereToDrive_VehicleFragment }) => {
  const { id, specifications } = vehicle
  const roadClass = roadClassOf({ ...vehicle, ...specifications })
  const isLowSpeed = roadClass === 'LOW_SPEED'
  const kinds = [
    { title: 'As a golf cart', rules: ROAD_RULES.golfCart, isThis: !isLowSpeed },
    { title: 'As a low-speed vehicle', rules: ROAD_RULES.lowSpeedVehicle, isThis: isLowSpeed },
  ]
  return (
    <section className={`${layout.page} ${vehiclePage.roads}`} aria-labelledby="where">
      <h2 id="where" className={vehiclePage.subtitle}>
        Where can I drive it?
      </h2>
      <p>
        {`${THIS_CART[roadClass]} `}
        {roadClass === 'CAN_BECOME' && (
          <>
            {`${ROAD_RULES.package} `}
            <a href={contactPath({ about: 'street-legal', vehicle: id })}>Ask for its price</a>
          </>
        )}
      </p>
      <div className={vehiclePage.kinds}>
        {(roadClass === 'GOLF_CART' ? kinds.slice(0, 1) : kinds).map(({ title, rules, isThis }) => (
          <div key={title} data-this={isThis || undefined}>
            <h3>{title}</h3>
            <p>{rules.join(' ')}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
