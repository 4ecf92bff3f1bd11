import type { MigrationInterface, QueryRunner } from 'typeorm'

const TABLES = ['vehicles', 'locations', 'municipalities', 'rental_plans', 'calendar_entries', 'promotions']

/**
 * A statement that changes no row is no change of the catalogue, so it leaves what is cached. Triggers of rows also see those that
 * replication writes; the notifications of one transaction are one.
 */
export class AnnounceChangedRows implements MigrationInterface {
  name = 'AnnounceChangedRows1796043600001'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function announce_catalogue_change() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'UPDATE' or old is distinct from new then
          perform pg_notify('catalogue', '');
        end if;
        return null;
      end $$
    `)
    for (const table of TABLES)
      await runner.query(`
        drop trigger announce_catalogue_change on ${table};
        create trigger announce_catalogue_change after insert or update or delete on ${table}
          for each row execute function announce_catalogue_change();
        create trigger announce_catalogue_truncation after truncate on ${table}
          for each statement execute function announce_catalogue_change();
        alter table ${table} enable always trigger announce_catalogue_change, enable always trigger announce_catalogue_truncation
      `)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.query(`
        drop trigger announce_catalogue_truncation on ${table};
        drop trigger announce_catalogue_change on ${table};
        create trigger announce_catalogue_change after insert or update or delete or truncate on ${table}
          for each statement execute function announce_catalogue_change();
        alter table ${table} enable always trigger announce_catalogue_change
      `)
    await runner.query(`
      create or replace function announce_catalogue_change() returns trigger language plpgsql as $$
      begin
        perform pg_notify('catalogue', '');
        return null;
      end $$
    `)
  }
}
