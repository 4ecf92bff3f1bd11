import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Rows of vehicles that arrive by replication are announced again: `enable trigger user` of an earlier migration had ended that. */
export class AnnounceAlways implements MigrationInterface {
  name = 'AnnounceAlways1795737600000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table vehicles enable always trigger announce_catalogue_change')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table vehicles enable trigger announce_catalogue_change')
  }
}
