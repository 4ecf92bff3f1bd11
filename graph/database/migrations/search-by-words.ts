import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Searches read all facts of a vehicle; the kind of battery and the mileage can be chosen. */
export class SearchByWords implements MigrationInterface {
  name = 'SearchByWords1795456800000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SEARCHED_TEXT)
    await runner.query(`
      alter table vehicles
        drop column searched,
        add column searched text not null generated always as (searched_text(
          name, description, brand, category, specifications, features, is_new, model_year, color,
          location collate "default", stock_number, vin collate "default"
        )) stored,
        add column battery_kind text generated always as (
          case
            when specifications ->> 'batteryType' ~* 'lithium|li-?ion|lifepo' then 'LITHIUM'
            when specifications ->> 'batteryType' ~* 'lead|agm' then 'LEAD_ACID'
          end
        ) stored
    `)
    await runner.query('create index vehicles_search on vehicles using gin (searched gin_trgm_ops)')
    await runner.query('drop index vehicles_facets')
    await runner.query(`
      create index vehicles_facets on vehicles
        (brand, category, seats, in_stock, is_new, range_min_miles, location, battery_kind, price)
    `)
    await runner.query(`create index vehicles_mileage on vehicles (${LEAST_MILEAGE}, id) include (in_stock)`)
    await runner.query(setUpdatedAt(['battery_kind']))
    // The new columns have no statistics yet, and few changes would bring them.
    await runner.query('analyze vehicles')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(setUpdatedAt([]))
    await runner.query('drop index vehicles_mileage, vehicles_facets')
    await runner.query(`
      alter table vehicles
        drop column battery_kind,
        drop column searched,
        add column searched text not null generated always as (lower(name || E'\\n' || description)) stored
    `)
    await runner.query('drop function searched_text')
    await runner.query('create index vehicles_search on vehicles using gin (searched gin_trgm_ops)')
    await runner.query(`
      create index vehicles_facets on vehicles (brand, category, seats, in_stock, is_new, range_min_miles, price)
    `)
  }
}

// A new cart without a mileage has none; of a used one nobody knows it, so it comes last.
const LEAST_MILEAGE = '(coalesce(mileage, case when is_new then 0 else 2147483647 end))'

// Name and description end with a mark, because words in quotation marks are looked for in them alone. Each other fact is a line
// of its own: "4 seats" is not found in "14 seats".
const SEARCHED_TEXT = `
  create function searched_text(
    name text, description text, brand text, category text, specifications jsonb, features jsonb, is_new boolean,
    model_year smallint, color text, location text, stock_number text, vin text
  ) returns text language plpgsql immutable parallel safe as $$
  begin
    return lower(concat_ws(
      E'\\n', name, description, E'\\x1f', brand, category, specifications ->> 'batteryType',
      (select string_agg(feature #>> '{}', E'\\n') from jsonb_path_query(features, '$[*]') feature),
      case when is_new then 'new' else 'used' end, model_year, color, replace(location, '-', ' '), stock_number, vin,
      (specifications ->> 'seatingCapacity') || ' seats', ''
    ));
  end $$
`

/** As in the baseline, with further generated columns. */
export const setUpdatedAt = (further: string[]) => `
  create or replace function set_updated_at() returns trigger language plpgsql as $$
  declare
    generated constant text[] := '{${[...GENERATED, ...further].join()}}';
  begin
    if tg_op = 'INSERT' then
      new.updated_at := change_time();
    elsif to_jsonb(new) - generated is distinct from to_jsonb(old) - generated then
      new.updated_at := change_time();
    end if;
    return new;
  end $$
`

const GENERATED = [
  ...['searched', 'top_speed_mph', 'range_min_miles', 'range_max_miles', 'charging_min_hours', 'charging_max_hours'],
  ...['payload_pounds', 'seats'],
]
