import { FieldResolver, Query, Resolver } from 'type-graphql'
import { Location, type OpeningHours, Weekday } from '#graph/locations/location.entity.ts'
import type { Services } from '#graph/services.ts'
import { Dealer, DealerDepartment, DealerLineUse, type DepartmentHours } from './dealer.result.ts'
import { DEALER, HOURS, type Hours } from './dealer.ts'
import { SERVICE } from './figures/service.ts'

@Resolver(() => Dealer)
export class DealerResolver {
  constructor(private readonly services: Pick<Services, 'locations' | 'site'>) {}

  @Query(() => Dealer, { description: 'The dealer, with its addresses, telephone lines and hours.' })
  dealer(): Dealer {
    const { name, shortName, region, email, financingUrl, timeZone, address, claims, responseTime } = DEALER
    return {
      name,
      shortName,
      region,
      email,
      url: this.services.site.origin,
      financingUrl,
      timeZone,
      address,
      lines: LINES,
      departments: DEPARTMENTS,
      claims: {
        years: claims.years,
        customers: claims.customers,
        founded: claims.founded,
        luzerneMunicipalities: claims.municipalities.county,
        berksMunicipalities: claims.municipalities.farCounty,
        responseTime: responseTime.promise,
        laborRate: SERVICE.labor.amount,
      },
    }
  }

  @FieldResolver(() => Location, { nullable: true, description: 'The main location; null when it is not listed.' })
  mainLocation(): Promise<Location | null> {
    return this.services.locations.find(DEALER.mainLocationId)
  }
}

const LINES = [
  line(DealerLineUse.MAIN, DEALER.lines.main),
  line(DealerLineUse.SECONDARY, DEALER.lines.secondary),
  line(DealerLineUse.SALES, DEALER.lines.sales),
]

const DEPARTMENTS = [
  departmentHours(DealerDepartment.SALES, HOURS),
  departmentHours(DealerDepartment.SERVICE, HOURS.services),
  departmentHours(DealerDepartment.STORAGE, HOURS.storage),
]

function line(use: DealerLineUse, { label, href }: { label: string; href: string }) {
  return { use, number: label, url: href }
}

function departmentHours(
  department: DealerDepartment,
  { week, lines }: { week: readonly Hours[]; lines: readonly { days: string; text: string }[] },
): DepartmentHours {
  return {
    department,
    hours: Object.values(Weekday).map((day, index) => openingHours(day, week[index] ?? null)),
    summary: lines.map(({ days, text }) => `${days}: ${text}`),
  }
}

function openingHours(day: Weekday, hours: Hours): OpeningHours {
  return { day, opens: hours?.opens ?? null, closes: hours?.closes ?? null }
}
