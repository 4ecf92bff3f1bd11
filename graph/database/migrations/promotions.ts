import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What the dealer promotes is a row that its staff change. */
export class Promotions implements MigrationInterface {
  name = 'Promotions1795957300002'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table promotions (
        id text collate "C" primary key check (id = 'zero-percent'),
        months smallint not null check (months between 1 and 120),
        series jsonb not null check (
          jsonb_typeof(series) = 'array'
          and not series @? '$[*] ? (!exists (@ ? (@.brand.type() == "string" && @.category.type() == "string")))'
        )
      );
      create trigger announce_catalogue_change after insert or update or delete or truncate on promotions
        for each statement execute function announce_catalogue_change();
      alter table promotions enable always trigger announce_catalogue_change
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table promotions')
    await runner.query(`delete from seed_records where table_name = 'promotions'`)
  }
}
