import type { MigrationInterface, QueryRunner } from 'typeorm'

export class CreateVehicles implements MigrationInterface {
  name = 'CreateVehicles1763596800001'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create extension if not exists pg_trgm')
    await runner.query(VEHICLES)
    await runner.query(INDEXES)
    await runner.query(ADDRESSES)
    await runner.query(ADDRESS_TRIGGERS)
    await runner.query(UPDATED_AT)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table vehicle_addresses;
      drop table vehicles;
      drop function set_updated_at, add_vehicle_addresses, replace_vehicle_addresses
    `)
  }
}

// Ids compare bytewise (collate "C"), so that the tie-break of every sort is the same on every server.
const VEHICLES = `
  create table vehicles (
    id text collate "C" primary key check (id <> ''),
    name text not null,
    brand text not null,
    category text not null,
    price numeric(10, 2) not null check (price between 0 and 99999999.99),
    description text not null,
    images jsonb not null default '[]'
      check (
        jsonb_typeof(images) = 'array'
        and not images @? 'strict $[*] ? (@.type() <> "object")'
        and not images @? '$[*] ? (
          !exists (@.path ? (@.type() == "string")) || !exists (@.alt ? (@.type() == "string")) ||
          !exists (@.width ? (@.type() == "number")) || !exists (@.height ? (@.type() == "number"))
        )'
      ),
    external_url text check (external_url ~* '^https?://'),
    specifications jsonb not null default '{}' check (jsonb_typeof(specifications) = 'object'),
    seats smallint generated always as ((specifications ->> 'seatingCapacity')::smallint) stored,
    features jsonb not null default '[]'
      check (jsonb_typeof(features) = 'array' and not features @? 'strict $[*] ? (@.type() <> "string")'),
    aliases jsonb not null default '[]'
      check (jsonb_typeof(aliases) = 'array' and not aliases @? 'strict $[*] ? (@.type() <> "string")'),
    in_stock boolean not null default true,
    is_new boolean not null default true,
    rank integer not null default 1000,
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now()
  )
`

const INDEXES = `
  create index vehicles_featured on vehicles (rank, id);
  create index vehicles_price on vehicles (price, id);
  create index vehicles_name on vehicles ((lower(name) collate "C"), id);
  create index vehicles_newest on vehicles (created_at, id);
  create index vehicles_brand on vehicles (lower(brand));
  create index vehicles_search on vehicles using gin (name gin_trgm_ops, description gin_trgm_ops);
  create index vehicles_facets on vehicles (brand, category, seats, price, in_stock, is_new);
  create index vehicles_similar_series on vehicles (category, brand, price) where in_stock;
  create index vehicles_similar_category on vehicles (category, price) where in_stock;
  create index vehicles_similar_brand on vehicles (brand, price) where in_stock;
  create index vehicles_similar_price on vehicles (price) where in_stock
`

// One primary key over ids and aliases: no two vehicles can answer to the same address.
const ADDRESSES = `
  create table vehicle_addresses (
    address text collate "C" primary key check (address <> ''),
    vehicle_id text collate "C" not null references vehicles on update cascade on delete cascade
  );
  create index vehicle_addresses_vehicle on vehicle_addresses (vehicle_id)
`

const ADDRESS_TRIGGERS = `
  create function add_vehicle_addresses() returns trigger language plpgsql as $$
  begin
    insert into vehicle_addresses (address, vehicle_id)
      select id, id from written
      union
      select alias, id from written, jsonb_array_elements_text(aliases) alias;
    return null;
  end $$;

  create function replace_vehicle_addresses() returns trigger language plpgsql as $$
  declare
    changed text[] := array(
      select id from (select id, aliases from written except select id, aliases from before) changes
    );
  begin
    delete from vehicle_addresses where vehicle_id = any (changed);
    insert into vehicle_addresses (address, vehicle_id)
      select id, id from written where id = any (changed)
      union
      select alias, id from written, jsonb_array_elements_text(aliases) alias where id = any (changed);
    return null;
  end $$;

  create trigger add_vehicle_addresses after insert on vehicles
    referencing new table as written
    for each statement execute function add_vehicle_addresses();

  create trigger replace_vehicle_addresses after update on vehicles
    referencing old table as before new table as written
    for each statement execute function replace_vehicle_addresses()
`

// A generated column is not computed yet when a BEFORE trigger runs, so it takes no part in the comparison.
const UPDATED_AT = `
  create function set_updated_at() returns trigger language plpgsql as $$
  begin
    if to_jsonb(new) - 'seats' is distinct from to_jsonb(old) - 'seats' then
      new.updated_at := now();
    end if;
    return new;
  end $$;

  create trigger set_updated_at before update on vehicles
    for each row execute function set_updated_at()
`
