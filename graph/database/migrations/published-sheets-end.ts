import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Special days come from the dealer's staff alone, also for some weekdays of a season. Nobody reads published files any longer. */
export class PublishedSheetsEnd implements MigrationInterface {
  name = 'PublishedSheetsEnd1795957300001'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table calendar_entries
        drop constraint calendar_entries_source_check,
        add column weekdays jsonb
          check (jsonb_typeof(weekdays) = 'array' and weekdays <> '[]' and weekdays <@ '${JSON.stringify(WEEK)}'),
        add constraint weekdays_of_entries check (kind <> 'notice' or weekdays is null)
    `)
    await runner.query(RENUMBER)
    await runner.query(`
      update calendar_entries set source = 'staff' where source <> 'seed';
      alter table calendar_entries
        add constraint calendar_entries_source_check check (source in ('seed', 'staff'))
    `)
    await runner.query(`delete from stock_removals where source = 'file'`)
    await runner.query('drop table published_files')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table calendar_entries drop constraint calendar_entries_source_check, drop column weekdays;
      update calendar_entries set source = 'command' where source = 'staff';
      alter table calendar_entries
        add constraint calendar_entries_source_check check (source in ('seed', 'file', 'command'))
    `)
    await runner.query(`
      create table published_files (
        url text not null,
        etag text,
        read_at timestamptz(3),
        problems text,
        name text primary key,
        hash bytea,
        imported_at timestamptz(3)
      )
    `)
  }
}

const WEEK = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']

// Entries of the command overrode those of a file, also later ones: as entries of one source they have to come after them.
const RENUMBER = `
  with moved as (delete from calendar_entries where source = 'command' returning *)
  insert into calendar_entries (source, kind, first_day, last_day, places, opens, closes, words)
    select source, kind, first_day, last_day, places, opens, closes, words from moved order by id
`
