import { Field, ID, ObjectType } from 'type-graphql'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A vehicle that is no longer listed. Triggers on `vehicles` write the row. */
@Entity('withdrawn_vehicles')
@ObjectType({ description: 'A vehicle that the dealer listed once and lists no longer.' })
export class WithdrawnVehicle {
  @PrimaryColumn('text')
  @Field(() => ID, { name: 'vehicleId', description: 'Id that the vehicle had.' })
  id: string

  @Column('jsonb')
  aliases: string[]

  @Column('text')
  @Field({ description: 'Model name, for example "Denago Nomad XL".' })
  name: string

  @Column('text')
  brand: string

  @Column('text')
  category: string

  // For finding vehicles with a similar price.
  @Column('numeric', { precision: 10, scale: 2 })
  price: number

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  @Field({ description: 'When the vehicle was taken off the list.' })
  withdrawnAt: Date

  @Column('jsonb', { nullable: true })
  lastRow: Record<string, unknown> | null

  // The source of the import that took it off.
  @Column('text', { nullable: true })
  source: string | null
}
