import { Arg, FieldResolver, Int, Resolver } from 'type-graphql'
import { Parent } from '#graph/api/parent.decorator.ts'
import type { SiteAddress } from '#graph/shared/site-address.ts'
import { VehicleImage } from './vehicle.entity.ts'

@Resolver(() => VehicleImage)
export class VehicleImageResolver {
  constructor(private readonly services: { site: SiteAddress }) {}

  @FieldResolver(() => String, { description: 'Absolute address of the picture.' })
  url(
    @Parent() { path }: VehicleImage,
    @Arg('width', () => Int, {
      nullable: true,
      description:
        'Width in pixels that is needed: the answer is the smallest kept size that is at least as wide, or else the widest. ' +
        'Without it the original.',
    })
    width?: number | null,
  ): string {
    return this.services.site.picture(path, width)
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Width of the original in pixels; null when it is not known, as of a picture kept elsewhere.',
  })
  width(@Parent() { width }: VehicleImage): number | null {
    return width || null
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Height of the original in pixels; null when it is not known.',
  })
  height(@Parent() { height }: VehicleImage): number | null {
    return height || null
  }
}
