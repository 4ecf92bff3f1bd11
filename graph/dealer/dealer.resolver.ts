import { Query, Resolver } from 'type-graphql'
import { type OpeningHours, Weekday } from '#graph/shared/opening-hours.result.ts'
import type { SiteAddress } from '#graph/shared/site-address.ts'
import { Dealer, DealerDepartment, DealerLineUse, type DepartmentHours } from './dealer.result.ts'
import { DEALER, HOURS, type Hours } from './dealer.ts'
import { SERVICE } from './figures/service.ts'

@Resolver(() => Dealer)
export class DealerResolver {
  constructor(private readonly services: { site: SiteAddress }) {}

  @Query(() => Dealer, { description: 'The dealer, with its addresses, telephone lines and hours.' })
  dealer(): Dealer {
    const { name, shortName, county, farCounty, region, email, financingUrl, timeZone, address, claims, responseTime } =
      DEALER
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
      claims: {
        years: claims.years,
        customers: claims.customers,
        founded: claims.founded,
        counties: [
          { county: county.name, municipalities: claims.municipalities.county },
          { county: farCounty, municipalities: claims.municipalities.farCounty },
        ],
        responseTime: responseTime.promise,
        laborRate: SERVICE.labor.amount,
      },
    }
  }
}

const LINES = [
  line(DealerLineUse.MAIN, DEALER.lines.main),
  line(DealerLineUse.SECONDARY, DEALER.lines.secondary),
  line(DealerLineUse.SALES, DEALER.lines.sales),
]

/** Those beside sales, whose hours are the main location's. */
export const OTHER_DEPARTMENTS = [
  departmentHours(DealerDepartment.SERVICE, HOURS.services),
  departmentHours(DealerDepartment.STORAGE, HOURS.storage),
]

function line(use: DealerLineUse, { label, href }: { label: string; href: string }) {
  return { use, number: label, url: href }
}

export function departmentHours(
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
