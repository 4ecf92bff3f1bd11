import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Remembers what vehicles were called that are no longer listed, for those who still ask for them. */
export class CreateWithdrawnVehicles implements MigrationInterface {
  name = 'CreateWithdrawnVehicles1763683200001'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(WITHDRAWN_VEHICLES)
    await runner.query(WITHDRAW)
    await runner.query(RETURN)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger withdraw_deleted_vehicles on vehicles;
      drop trigger withdraw_renamed_vehicles on vehicles;
      drop trigger return_vehicles on vehicle_addresses;
      drop function withdraw_vehicles, return_vehicles;
      drop table withdrawn_vehicles
    `)
  }
}

const WITHDRAWN_VEHICLES = `
  create table withdrawn_vehicles (
    id text collate "C" primary key,
    aliases jsonb not null,
    name text not null,
    brand text not null,
    category text not null,
    price numeric(10, 2) not null,
    withdrawn_at timestamptz(3) not null default now()
  );
  create index withdrawn_vehicles_aliases on withdrawn_vehicles using gin (aliases);
  create index withdrawn_vehicles_withdrawn_at on withdrawn_vehicles (withdrawn_at, id)
`

// Withdrawn is what has an old id to which no vehicle answers: a deleted vehicle, and a renamed one that does not keep
// its old id as an alias. The triggers run after those that keep vehicle_addresses, because triggers of one kind run
// in the order of their names. TRUNCATE empties a database and withdraws nothing.
const WITHDRAW = `
  create function withdraw_vehicles() returns trigger language plpgsql as $$
  begin
    insert into withdrawn_vehicles (id, aliases, name, brand, category, price)
      select id, aliases, name, brand, category, price from before
      where not exists (select from vehicle_addresses where address = before.id)
      on conflict (id) do update set
        aliases = excluded.aliases, name = excluded.name, brand = excluded.brand, category = excluded.category,
        price = excluded.price, withdrawn_at = excluded.withdrawn_at;
    return null;
  end $$;

  create trigger withdraw_deleted_vehicles after delete on vehicles
    referencing old table as before
    for each statement execute function withdraw_vehicles();

  create trigger withdraw_renamed_vehicles after update on vehicles
    referencing old table as before
    for each statement execute function withdraw_vehicles()
`

const RETURN = `
  create function return_vehicles() returns trigger language plpgsql as $$
  begin
    delete from withdrawn_vehicles using written where id = address;
    return null;
  end $$;

  create trigger return_vehicles after insert on vehicle_addresses
    referencing new table as written
    for each statement execute function return_vehicles()
`
