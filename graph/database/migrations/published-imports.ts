import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What the last import of a published file was, and when: what others have changed since is not written over. */
export class PublishedImports implements MigrationInterface {
  name = 'PublishedImports1795690800000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table published_files add column hash bytea, add column imported_at timestamptz(3)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table published_files drop column hash, drop column imported_at')
  }
}
