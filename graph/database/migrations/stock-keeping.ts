import type { MigrationInterface, QueryRunner } from 'typeorm'
import { setUpdatedAt } from './set-updated-at.ts'

/**
 * A cart has a serial number and a price above zero. Removals are counted by day and source, and refused pushes are kept by partner.
 */
export class StockKeeping implements MigrationInterface {
  name = 'StockKeeping1795741200000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table vehicles drop column searched;
      drop function searched_text;
      ${searchedText('serial_number text, ', 'serial_number, ')}
      alter table vehicles
        add column serial_number text check (char_length(serial_number) between 1 and 50),
        ${searchedColumn('serial_number, ')}
    `)
    await runner.query(INDEX)
    await setUpdatedAt(runner)
    await runner.query('update vehicles set list_price = null where list_price = 0')
    // Not validated: a cart that has no price from before stays until it is changed.
    await runner.query(`
      alter table vehicles
        add constraint vehicles_list_price_above_zero check (list_price > 0),
        add constraint vehicles_price_above_zero check (price > 0) not valid
    `)
    await runner.query(REMOVALS)
    await runner.query(REFUSED)
    // The new columns have no statistics yet, and few changes would bring them.
    await runner.query('analyze vehicles')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table refused_pushes')
    await runner.query('drop table stock_removals')
    await runner.query(`
      alter table vehicles
        drop constraint vehicles_list_price_above_zero,
        drop constraint vehicles_price_above_zero,
        drop column searched,
        drop column serial_number;
      drop function searched_text;
      ${searchedText('', '')}
      alter table vehicles ${searchedColumn('')}
    `)
    await runner.query(INDEX)
    await setUpdatedAt(runner)
    await runner.query('analyze vehicles')
  }
}

/** The text of SearchByWords, with or without the serial number. */
const searchedText = (parameter: string, fact: string) => `
  create function searched_text(
    name text, description text, brand text, category text, specifications jsonb, features jsonb, is_new boolean,
    model_year smallint, color text, location text, stock_number text, ${parameter}vin text
  ) returns text language plpgsql immutable parallel safe as $$
  begin
    return lower(concat_ws(
      E'\\n', name, description, E'\\x1f', brand, category, specifications ->> 'batteryType',
      (select string_agg(feature #>> '{}', E'\\n') from jsonb_path_query(features, '$[*]') feature),
      case when is_new then 'new' else 'used' end, model_year, color, replace(location, '-', ' '), stock_number, ${fact}vin,
      (specifications ->> 'seatingCapacity') || ' seats', ''
    ));
  end $$;
`

const searchedColumn = (fact: string) => `
  add column searched text not null generated always as (searched_text(
    name, description, brand, category, specifications, features, is_new, model_year, color,
    location collate "default", stock_number, ${fact}vin collate "default"
  )) stored
`

const INDEX = 'create index vehicles_search on vehicles using gin (searched gin_trgm_ops)'

const REMOVALS = `
  create table stock_removals (
    source text collate "C" primary key,
    day date not null,
    removed integer not null
  )
`

// The last refused push of each partner; no problems: a later one was taken. told_at is the time of the latest mail to the staff.
const REFUSED = `
  create table refused_pushes (
    partner text collate "C" primary key references partners on delete cascade,
    refused_at timestamptz(3) not null,
    problems text,
    told_at timestamptz(3)
  )
`
