import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Remembers which tables were seeded, so that what a dealer removes stays removed. */
export class CreateSeedRecords implements MigrationInterface {
  name = 'CreateSeedRecords1763596800006'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table seed_records (
        table_name text primary key,
        seeded_at timestamptz(3) not null default now()
      )
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table seed_records')
  }
}
