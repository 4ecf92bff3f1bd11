import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Prices and hours are checked in every row: a database of 1.0.0 may have some that are older than their checks. */
export class OldRowsChecked implements MigrationInterface {
  name = 'OldRowsChecked1796043800002'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table vehicles validate constraint vehicles_price_above_zero')
    await runner.query('alter table locations validate constraint hours_of_locations')
  }

  async down(): Promise<void> {}
}
