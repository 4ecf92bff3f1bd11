import type { Graph } from '#graph/app.ts'
import type { Site } from '#web/environment/site.ts'

type Shown = Pick<Site, 'specialDays' | 'notice' | 'week' | 'showrooms' | 'zeroPercent'>
type All = Graph['services']
type Services = Pick<All, 'calendar' | 'locations'> & { promotions: Pick<All['promotions'], 'zeroPercent'> }

/** The rows that are on every page: those that were read last, while the database cannot be read. */
export class ShownRows {
  #last: Shown = { specialDays: [], notice: null, week: [], showrooms: [], zeroPercent: null }

  constructor(private readonly services: Services) {}

  async read(): Promise<{ shown: Shown; faults: unknown[] }> {
    const { calendar, locations, promotions } = this.services
    try {
      const [days, week, showrooms, zeroPercent] = await Promise.all([
        calendar.shown(),
        locations.mainWeek(),
        locations.showrooms(),
        promotions.zeroPercent(),
      ])
      this.#last = { ...days, week, showrooms: showrooms.map(({ city, name }) => city ?? name), zeroPercent }
      return { shown: this.#last, faults: [] }
    } catch (error) {
      return { shown: this.#last, faults: [error] }
    }
  }
}
