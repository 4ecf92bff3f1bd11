import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Hash and time of the last import of a published file: the next import keeps what others have changed since then. */
export class PublishedImports implements MigrationInterface {
  name = 'PublishedImports1795690800000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table published_files add column hash bytea, add column imported_at timestamptz(3)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table published_files drop column hash, drop column imported_at')
  }
}
