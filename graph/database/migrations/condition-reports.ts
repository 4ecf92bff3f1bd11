import type { MigrationInterface, QueryRunner } from 'typeorm'
import { setUpdatedAt } from './set-updated-at.ts'

/** A cart has a warranty and a condition report. */
export class ConditionReports implements MigrationInterface {
  name = 'ConditionReports1795957600001'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table vehicles
        add column warranty text check (char_length(warranty) between 1 and 300),
        add column inspection jsonb not null default '{}' check (jsonb_typeof(inspection) = 'object')
    `)
    await setUpdatedAt(runner)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table vehicles drop column inspection, drop column warranty')
    await setUpdatedAt(runner)
  }
}
