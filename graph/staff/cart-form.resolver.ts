import { Arg, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { NullableField } from '#graph/api/decorators.ts'
import { inventoryRecord } from '#graph/inventory/file/inventory-record.ts'
import type { VehicleService } from '#graph/vehicles/vehicle.service.ts'
import { formOf, likeCart, NEW_CART } from './cart-form.ts'
import { slotOf, slotsOf } from './photo-changes.ts'

@ObjectType({ simpleResolvers: true, description: 'A field of the inventory file in a form.' })
export class CartField {
  @Field({ description: 'Its name in the file.' })
  name: string

  @Field({ description: 'How its words are read: line, text, code, number, boolean, choice or list.' })
  type: string

  @Field({ description: 'What to write, in a sentence.' })
  rule: string

  @Field({ description: 'Its words.' })
  words: string
}

@ObjectType({ simpleResolvers: true, description: 'A photo of a cart.' })
export class CartPhoto {
  @Field({ description: 'Its path.' })
  path: string

  @Field({ description: 'What it shows.' })
  alt: string

  @Field({ description: 'The slot with which its text begins; empty where it begins with none.' })
  slot: string

  @Field(() => Int, { description: 'Pixels.' })
  width: number

  @Field(() => Int, { description: 'Pixels.' })
  height: number
}

@ObjectType({ simpleResolvers: true, description: 'A cart as a form shows it.' })
export class CartForm {
  @NullableField(() => ID, 'Null of a new cart.')
  id: string | null

  @Field({ description: 'Its name; empty of a new cart.' })
  name: string

  @Field(() => [CartField], { description: 'All that can be typed.' })
  fields: CartField[]

  @Field({ description: 'The values of the fields, as JSON.' })
  shown: string

  @Field(() => [CartPhoto], { description: 'The main one first.' })
  photos: CartPhoto[]

  @Field(() => [String], {
    description: 'What its photos should show: its sides and parts, and each flaw of its report.',
  })
  slots: string[]
}

@Resolver()
export class CartFormResolver {
  constructor(private readonly services: { vehicles: VehicleService }) {}

  @Query(() => CartForm, { nullable: true, description: 'A cart in stock, as its form shows it.' })
  async cartForm(@Arg('id', () => ID, { description: 'Its id.' }) id: string): Promise<CartForm | null> {
    const cart = await this.services.vehicles.findByAddress(id)
    if (!cart) return null
    const slots = slotsOf(cart.inspection?.findings)
    const photos = cart.images.map((image) => ({ ...image, slot: slotOf(image.alt, slots) }))
    return { id: cart.id, name: cart.name, ...formOf(inventoryRecord(cart)), photos, slots }
  }

  @Query(() => CartForm, { description: 'A form for a new cart.' })
  async newCartForm(
    @Arg('like', () => ID, { nullable: true, description: 'The id of the cart that it is like.' }) like: string | null,
  ): Promise<CartForm> {
    const cart = like ? await this.services.vehicles.findByAddress(like) : null
    return { id: null, name: '', ...formOf(cart ? likeCart(inventoryRecord(cart)) : NEW_CART), photos: [], slots: [] }
  }
}
