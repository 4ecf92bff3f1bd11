import { Field, Float, ObjectType } from 'type-graphql'

@ObjectType({ description: 'A point on the map (WGS 84).' })
export class Coordinates {
  @Field(() => Float, { description: 'Degrees north of the equator, for example 41.1695.' })
  latitude: number

  @Field(() => Float, { description: 'Degrees east of Greenwich; west is negative, for example -75.8774.' })
  longitude: number
}
