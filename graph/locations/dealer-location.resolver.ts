import { FieldResolver, Resolver } from 'type-graphql'
import { departmentHours, OTHER_DEPARTMENTS } from '#graph/dealer/dealer.resolver.ts'
import { Dealer, DealerDepartment, DepartmentHours } from '#graph/dealer/dealer.result.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { hoursLines } from '#graph/shared/hours-lines.ts'
import { Location } from './location.entity.ts'
import type { LocationService } from './location.service.ts'

@Resolver(() => Dealer)
export class DealerLocationResolver {
  constructor(private readonly services: { locations: LocationService }) {}

  @FieldResolver(() => Location, { nullable: true, description: 'The main location; null when it is not listed.' })
  mainLocation(): Promise<Location | null> {
    return this.services.locations.find(DEALER.mainLocationId)
  }

  @FieldResolver(() => [DepartmentHours], { description: 'Opening hours by department.' })
  async departments(): Promise<DepartmentHours[]> {
    const week = await this.services.locations.mainWeek()
    return [departmentHours(DealerDepartment.SALES, { week, lines: hoursLines(week) }), ...OTHER_DEPARTMENTS]
  }
}
