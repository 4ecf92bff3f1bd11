import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Deliveries are priced by one road distance for each town; until now each page had a straight line of its own. */
export class RoadMiles implements MigrationInterface {
  name = 'RoadMiles1795957700001'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table municipalities add road_miles smallint check (road_miles >= 0);
      update municipalities town set road_miles = (
        select min(ceil(1.25 * 2 * 6371 / 1.609344 * asin(sqrt(least(1,
          sin(radians(town.latitude - place.latitude) / 2) ^ 2
          + cos(radians(town.latitude)) * cos(radians(place.latitude))
            * sin(radians(town.longitude - place.longitude) / 2) ^ 2)))))
        from locations place where place.type = 'PHYSICAL'
      )
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table municipalities drop column road_miles')
  }
}
