import type { VehicleCard_VehicleFragment } from '#web/generated/graphql.ts'
import { VehicleCard } from './VehicleCard.tsx'

type Props = { cart: VehicleCard_VehicleFragment; isPriority?: boolean }

export const CartItem = ({ cart, isPriority }: Props) => (
  <li>
    <VehicleCard vehicle={cart} isPriority={isPriority} />
  </li>
)
