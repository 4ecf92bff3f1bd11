import { Field, ID, ObjectType } from 'type-graphql'
import { Column, Entity, PrimaryColumn } from 'typeorm'
import { NullableField } from '#graph/api/decorators.ts'
import { describedEnum } from '#graph/api/described-enum.ts'
import { OpeningHours } from '#graph/shared/place.result.ts'

export const LocationType = describedEnum('LocationType', 'The kind of a location.', {
  PHYSICAL: 'A showroom that can be visited.',
  ONLINE: 'Sales and delivery without a showroom.',
})
export type LocationType = keyof typeof LocationType

/** A showroom, or the dealer's statewide sales without one. */
@Entity('locations')
@ObjectType({ description: 'A place where the dealer sells: a showroom, or sales online with delivery.' })
export class Location {
  @PrimaryColumn('text')
  @Field(() => ID, { description: 'Permanent name of the location, for example "mountain-top".' })
  id: string

  @Column('text')
  @Field({ description: 'Name as signs and listings show it.' })
  name: string

  @Column('text')
  @Field(() => LocationType, { description: 'Whether it can be visited.' })
  type: LocationType

  @Column('text')
  @Field({
    description:
      'Street address in one line, or the service area of a location without one. `postalAddress` has its parts.',
  })
  address: string

  @Column('text', { nullable: true })
  @NullableField(() => String, 'Town of the showroom; null for a location that is online only.')
  city: string | null

  @Column('text')
  @Field({ description: 'Telephone number as it is shown, for example "(570) 555-0142".' })
  phone: string

  @Column('double precision')
  latitude: number

  @Column('double precision')
  longitude: number

  @Column('text')
  @Field({ description: 'Address of a map with the location marked.' })
  mapUrl: string

  @Column('text', { nullable: true })
  @NullableField(() => String, "Address of the location's social media page.")
  socialUrl: string | null

  @Column('text', { nullable: true })
  @NullableField(() => String, "Address of the location's video channel.")
  videoUrl: string | null

  @Column('text', { nullable: true })
  @NullableField(() => String, "Address of the location's own website.")
  websiteUrl: string | null

  @Column('text', { nullable: true })
  @NullableField(() => String, 'Address where reviews of the location are read and written.')
  reviewUrl: string | null

  @Column('jsonb', { default: [] })
  @Field(() => [OpeningHours], { description: 'Opening hours, Monday to Sunday.' })
  hours: OpeningHours[]

  // Place in lists, lower first.
  @Column('smallint', { default: 100 })
  position: number
}
