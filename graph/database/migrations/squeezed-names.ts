import type { MigrationInterface, QueryRunner } from 'typeorm'
import { setUpdatedAt } from './set-updated-at.ts'

/** Names and numbers of vehicles are found with and without their blanks and hyphens. */
export class SqueezedNames implements MigrationInterface {
  name = 'SqueezedNames1796043700001'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table vehicles add column squeezed text not null generated always as (
        translate(
          lower(
            name || E'\\n' || brand || E'\\n' || category || E'\\n' || coalesce(stock_number, '') || E'\\n' ||
            coalesce(serial_number, '') || E'\\n' || coalesce(vin collate "default", '')
          ),
          ' -', ''
        )
      ) stored
    `)
    await runner.query('create index vehicles_squeezed on vehicles using gin (squeezed gin_trgm_ops)')
    await runner.query(`create index vehicles_number on vehicles (translate(lower(stock_number), ' -', ''))`)
    await setUpdatedAt(runner)
    // The new column has no statistics yet, and few changes would bring them.
    await runner.query('analyze vehicles')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index vehicles_number')
    await runner.query('alter table vehicles drop column squeezed')
    await setUpdatedAt(runner)
  }
}
