import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Files that the staff have uploaded, and compare with the stock before they apply them. */
export class DeskFiles implements MigrationInterface {
  name = 'DeskFiles1795957500001'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table staff_files (
        id uuid primary key default gen_random_uuid(),
        uploaded_at timestamptz(3) not null default now(),
        name text not null,
        content bytea not null
      )
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table staff_files')
  }
}
