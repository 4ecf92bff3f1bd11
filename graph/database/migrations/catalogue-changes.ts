import type { MigrationInterface, QueryRunner } from 'typeorm'

const TABLES = ['vehicles', 'locations', 'municipalities', 'rental_plans']

/** Every change of what visitors see, whoever makes it, is announced when it is committed: watchCatalogue listens. */
export class AnnounceCatalogueChanges implements MigrationInterface {
  name = 'AnnounceCatalogueChanges1763683200002'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function announce_catalogue_change() returns trigger language plpgsql as $$
      begin
        perform pg_notify('catalogue', '');
        return null;
      end $$
    `)
    for (const table of TABLES) {
      // "Always": rows that arrive by replication are changes too.
      await runner.query(`
        create trigger announce_catalogue_change after insert or update or delete or truncate on ${table}
          for each statement execute function announce_catalogue_change();
        alter table ${table} enable always trigger announce_catalogue_change
      `)
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`drop trigger announce_catalogue_change on ${table}`)
    await runner.query('drop function announce_catalogue_change')
  }
}
