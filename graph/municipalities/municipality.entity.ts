import { Field, ID, ObjectType } from 'type-graphql'
import { Column, Entity, PrimaryColumn } from 'typeorm'
import { describedEnum } from '#graph/api/described-enum.ts'

export const MunicipalityType = describedEnum('MunicipalityType', 'Kind of municipality.', {
  CITY: 'A city.',
  BOROUGH: 'A borough.',
  TOWNSHIP: 'A township, or a village within one.',
})
export type MunicipalityType = keyof typeof MunicipalityType

/** A town that the dealer serves and that has pages of its own on the site. */
@Entity('municipalities')
@ObjectType({ description: 'A municipality that the dealer serves.' })
export class Municipality {
  @PrimaryColumn('text')
  @Field(() => ID, { name: 'id', description: 'Permanent name, as in addresses, for example "wilkes-barre".' })
  slug: string

  @Column('text')
  @Field({ description: 'Name, for example "Wilkes-Barre".' })
  name: string

  @Column('text')
  @Field(() => MunicipalityType, { description: 'Kind of municipality.' })
  type: MunicipalityType

  @Column({ type: 'boolean', default: true })
  @Field({ description: 'Whether the site lists it among the areas served; all of them have a page.' })
  listed: boolean

  @Column('double precision')
  latitude: number

  @Column('double precision')
  longitude: number

  /** Whole miles by road from the nearest showroom; null where nobody entered them, and `roadMilesBetween` counts. */
  @Column({ type: 'smallint', nullable: true })
  roadMiles: number | null
}
