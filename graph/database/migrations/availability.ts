import type { MigrationInterface, QueryRunner } from 'typeorm'
import { setUpdatedAt } from './search-by-words.ts'

/** A vehicle has one of five states. Whether it is in stock follows from them, and a sold one has the time of its sale. */
export class Availability implements MigrationInterface {
  name = 'Availability1795543200000'

  async up(runner: QueryRunner): Promise<void> {
    const indexes = await indexesOfStock(runner)
    await runner.query('alter table vehicles disable trigger user')
    await runner.query(`
      alter table vehicles
        add column availability text not null default 'IN_STOCK'
          check (availability in ('IN_STOCK', 'ON_HOLD', 'SOLD', 'ON_ORDER', 'OUT_OF_STOCK')),
        add column sold_at timestamptz(3)
    `)
    await runner.query(`update vehicles set availability = 'OUT_OF_STOCK' where not in_stock`)
    await runner.query(`
      alter table vehicles
        drop column in_stock,
        add column in_stock boolean not null generated always as (availability = 'IN_STOCK') stored
    `)
    for (const index of indexes) await runner.query(index)
    await runner.query('drop index vehicles_facets')
    await runner.query(facetsIndex('availability'))
    await runner.query(setUpdatedAt(['battery_kind', 'in_stock']))
    await runner.query(SALE_TIMES)
    await runner.query(WITHDRAW_SOLD)
    await runner.query('alter table vehicles enable trigger user')
    await runner.query('analyze vehicles')
  }

  async down(runner: QueryRunner): Promise<void> {
    const indexes = await indexesOfStock(runner)
    await runner.query('alter table vehicles disable trigger user')
    await runner.query('drop trigger set_sold_at on vehicles')
    await runner.query('drop function set_sold_at, withdraw_sold_vehicles')
    await runner.query(`
      alter table vehicles
        drop column in_stock,
        add column in_stock boolean not null default true
    `)
    await runner.query(`update vehicles set in_stock = availability = 'IN_STOCK'`)
    for (const index of indexes) await runner.query(index)
    await runner.query('alter table vehicles drop column availability, drop column sold_at')
    await runner.query(facetsIndex('in_stock'))
    await runner.query(setUpdatedAt(['battery_kind']))
    await runner.query('alter table vehicles enable trigger user')
  }
}

/** The statements that create the indexes over the column, which go with it. */
async function indexesOfStock(runner: QueryRunner): Promise<string[]> {
  const indexes: { statement: string }[] = await runner.query(`
    select indexdef as statement from pg_indexes
    where schemaname = current_schema() and tablename = 'vehicles' and indexdef like '%in_stock%'
  `)
  return indexes.map(({ statement }) => statement)
}

const facetsIndex = (stock: string) => `
  create index vehicles_facets on vehicles
    (brand, category, seats, ${stock}, is_new, range_min_miles, location, battery_kind, price)
`

const SALE_TIMES = `
  create function set_sold_at() returns trigger language plpgsql as $$
  begin
    new.sold_at := case when new.availability = 'SOLD' then coalesce(new.sold_at, now()) end;
    return new;
  end $$;

  create trigger set_sold_at before insert or update on vehicles
    for each row execute function set_sold_at()
`

// It runs with the rights of its owner: the role of the site may call it, and may not change the stock.
export const WITHDRAW_SOLD = `
  create function withdraw_sold_vehicles(days integer) returns void
    language sql security definer set search_path from current as $$
    delete from vehicles where sold_at < now() - make_interval(days => days)
  $$
`
