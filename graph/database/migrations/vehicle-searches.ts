import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Brands and categories are looked up among their few values first, so that conditions on vehicles name exact ones. */
export class IndexVehicleCategories implements MigrationInterface {
  name = 'IndexVehicleCategories1763942400001'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index vehicles_category on vehicles (category)')
    await runner.query('drop index vehicles_brand')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('create index vehicles_brand on vehicles (lower(brand))')
    await runner.query('drop index vehicles_category')
  }
}
