import type { CartPicture_CartFragment } from '#web/generated/graphql.ts'
import { closestSide, sideOfCart } from '#web/ui/cutouts.ts'
import { isStockImage, Picture } from '#web/ui/Picture.tsx'
import sitePictures from '#web/ui/site-pictures.json' with { type: 'json' }
import { cartPicture } from './card.styles.ts'

type Cart = CartPicture_CartFragment

const SIZES = '(min-width: 48em) 240px, 30vw'

const photoOf = ({ mainImage }: Pick<Cart, 'mainImage'>) =>
  mainImage && !isStockImage(mainImage) ? mainImage : undefined

/** The gray side view of a used cart without photos. A picture of another cart in color would mislead a buyer. */
export const diagramOf = (cart: Pick<Cart, 'name' | 'condition' | 'mainImage' | 'specifications'>) =>
  cart.condition === 'USED' && !photoOf(cart) ? closestSide(cart.name, cart.specifications.seatingCapacity) : undefined

/** A photo of the cart itself; else the side view, in which all carts have one scale. */
export const CartPicture = ({ cart }: { cart: Cart }) => {
  const { name, mainImage, specifications } = cart
  const diagram = diagramOf(cart)
  const side = diagram ?? (photoOf(cart) ? undefined : sideOfCart(name, specifications.seatingCapacity))
  const isClay = diagram || side?.isOwnModel === false
  return (
    <div className={`${cartPicture.root} ${side ? cartPicture.side : ''} ${isClay ? cartPicture.clay : ''}`}>
      <Picture
        picture={{ ...(side ?? mainImage ?? sitePictures.placeholder), alt: '' }}
        sizes={SIZES}
        isPriority={!side}
        isOnCard={side !== undefined}
      />
    </div>
  )
}
