// Few digits, so that every number fits its column.
const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3}){1,2}|\d{1,7})(?:\.\d{1,3})?`
const PLAIN_NUMBER = String.raw`(?:\d{1,3},\d{3}|\d{1,7})`

const MEASURE = String.raw`'(?<![\d.,])(${NUMBER})(?:\s*(?:' || unit || ')?\s*(?:-|–|—|to)\s*(${NUMBER}))?\s*\+?\s*(?:' || unit || ')\M'`

// The first number, or pair of numbers, before the unit: "25 mph", "40–60 miles", "6 to 8 hrs", "1,000 lbs". Null
// without one: a number in another unit would be wrong. Plain words ("35–45 miles") are matched by a pattern that
// captures nothing, which costs a hundredth of the other one. In plpgsql, because a function in SQL is planned anew
// for each of an import's six calls per row.
const MEASURED_RANGE = `
  create function measured_range(words text, unit text) returns double precision[]
    language plpgsql immutable strict parallel safe as $$
  declare
    match text[];
    low double precision;
    high double precision;
  begin
    if words ~ ('^${PLAIN_NUMBER}(?:[-–]${PLAIN_NUMBER})? (?:' || unit || ')$') then
      match := string_to_array(translate(split_part(words, ' ', 1), '–', '-'), '-');
    else
      match := regexp_match(words, ${MEASURE}, 'i');
    end if;
    if match is null then
      return null;
    end if;
    low := replace(match[1], ',', '');
    high := coalesce(replace(match[2], ',', '')::double precision, low);
    return array[least(low, high), greatest(low, high)];
  end $$
`

const measure = (key: string, unit: string, end: 1 | 2) =>
  `double precision generated always as ((measured_range(specifications ->> '${key}', '${unit}'))[${end}]) stored`

const MILES = 'mi|miles?'
const HOURS = 'h|hrs?|hours?'

// A new cart without a mileage has none; of a used one nobody knows it, so it comes last.
const LEAST_MILEAGE = '(coalesce(mileage, case when is_new then 0 else 2147483647 end))'

// Name and description end with a mark, because words in quotation marks are looked for in them alone. Each other fact is a line
// of its own: "4 seats" is not found in "14 seats".
const SEARCHED_TEXT = `
  create function searched_text(
    name text, description text, brand text, category text, specifications jsonb, features jsonb, is_new boolean,
    model_year smallint, color text, location text, stock_number text, serial_number text, vin text
  ) returns text language plpgsql immutable parallel safe as $$
  begin
    return lower(concat_ws(
      E'\\n', name, description, E'\\x1f', brand, category, specifications ->> 'batteryType',
      (select string_agg(feature #>> '{}', E'\\n') from jsonb_path_query(features, '$[*]') feature),
      case when is_new then 'new' else 'used' end, model_year, color, replace(location, '-', ' '), stock_number, serial_number, vin,
      (specifications ->> 'seatingCapacity') || ' seats', ''
    ));
  end $$
`

// Ids compare bytewise (collate "C"), so that the tie-break of every sort is the same on every server.
const TABLE = `
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
    top_speed_mph ${measure('topSpeed', 'mph', 2)},
    range_min_miles ${measure('range', MILES, 1)},
    range_max_miles ${measure('range', MILES, 2)},
    charging_min_hours ${measure('chargingTime', HOURS, 1)},
    charging_max_hours ${measure('chargingTime', HOURS, 2)},
    payload_pounds ${measure('payload', 'lbs?|pounds?', 2)},
    features jsonb not null default '[]'
      check (jsonb_typeof(features) = 'array' and not features @? 'strict $[*] ? (@.type() <> "string")'),
    aliases jsonb not null default '[]'
      check (jsonb_typeof(aliases) = 'array' and not aliases @? 'strict $[*] ? (@.type() <> "string")'),
    is_new boolean not null default true,
    stock_number text check (char_length(stock_number) between 1 and 50),
    vin text collate "C" check (vin ~ '^[A-HJ-NPR-Z0-9]{17}$'),
    model_year smallint check (model_year >= 1950),
    color text check (char_length(color) between 1 and 50),
    mileage integer check (mileage >= 0),
    list_price numeric(10, 2) check (list_price between 0 and 99999999.99),
    location text collate "C" references locations on update cascade on delete set null,
    rank integer not null default 1000,
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now(),
    battery_kind text generated always as (
      case
        when specifications ->> 'batteryType' ~* 'lithium|li-?ion|lifepo' then 'LITHIUM'
        when specifications ->> 'batteryType' ~* 'lead|agm' then 'LEAD_ACID'
      end
    ) stored,
    availability text not null default 'IN_STOCK'
      check (availability in ('IN_STOCK', 'ON_HOLD', 'SOLD', 'ON_ORDER', 'OUT_OF_STOCK')),
    sold_at timestamptz(3),
    in_stock boolean not null generated always as (availability = 'IN_STOCK') stored,
    serial_number text check (char_length(serial_number) between 1 and 50),
    searched text not null generated always as (searched_text(
      name, description, brand, category, specifications, features, is_new, model_year, color,
      location collate "default", stock_number, serial_number, vin collate "default"
    )) stored,
    warranty text check (char_length(warranty) between 1 and 300),
    inspection jsonb not null default '{}' check (jsonb_typeof(inspection) = 'object'),
    constraint vehicles_list_price_above_zero check (list_price > 0),
    constraint vehicles_price_above_zero check (price > 0)
  );
  create index vehicles_featured on vehicles (rank, id) include (in_stock);
  create index vehicles_price on vehicles (price, id) include (in_stock);
  create index vehicles_name on vehicles ((lower(name) collate "C"), id);
  create index vehicles_newest on vehicles (created_at, id) include (in_stock);
  create index vehicles_changes on vehicles (updated_at, id);
  create index vehicles_category on vehicles (category);
  create index vehicles_search on vehicles using gin (searched gin_trgm_ops);
  create index vehicles_facets on vehicles
    (brand, category, seats, availability, is_new, range_min_miles, location, battery_kind, price);
  create index vehicles_mileage on vehicles (${LEAST_MILEAGE}, id) include (in_stock);
  create index vehicles_stock_number on vehicles (lower(stock_number));
  create index vehicles_vin on vehicles (lower(vin));
  create index vehicles_similar_series on vehicles (seats, category, price) where in_stock;
  create index vehicles_similar_seats on vehicles (seats, price) where in_stock;
  create index vehicles_similar_category on vehicles (category, price) where in_stock;
  create index vehicles_similar_price on vehicles (price) where in_stock
`

// One primary key over ids and aliases: no two vehicles can answer to the same address.
const ADDRESSES = `
  create table vehicle_addresses (
    address text collate "C" primary key check (address <> ''),
    vehicle_id text collate "C" not null references vehicles on update cascade on delete cascade
  );
  create index vehicle_addresses_vehicle on vehicle_addresses (vehicle_id);
  create index vehicle_addresses_any_case on vehicle_addresses (lower(address));

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

// The page of a withdrawn vehicle shows the last state under an id that no vehicle has any more. The id may live
// on as an alias; the page appears once that is dropped, too.
const WITHDRAWN = `
  create table withdrawn_vehicles (
    id text collate "C" primary key,
    aliases jsonb not null,
    name text not null,
    brand text not null,
    category text not null,
    price numeric(10, 2) not null,
    withdrawn_at timestamptz(3) not null default now()
  );
  create index withdrawn_vehicles_aliases on withdrawn_vehicles using gin ((lower(aliases::text)::jsonb));
  create index withdrawn_vehicles_any_case on withdrawn_vehicles (lower(id));

  create function withdraw_vehicles() returns trigger language plpgsql as $$
  begin
    insert into withdrawn_vehicles (id, aliases, name, brand, category, price)
      select id, aliases, name, brand, category, price from before
      where not exists (select from vehicles where vehicles.id = before.id)
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
    for each statement execute function withdraw_vehicles();

  create function return_vehicles() returns trigger language plpgsql as $$
  begin
    delete from withdrawn_vehicles using written where id = address and vehicle_id = address;
    return null;
  end $$;

  create trigger return_vehicles after insert on vehicle_addresses
    referencing new table as written
    for each statement execute function return_vehicles()
`

// A change becomes visible when its transaction commits, which can be long after its time was taken. So a writer holds
// a lock until it commits, numbered by CHANGE_LOCK and the minute in which its transaction began. The locks tell
// readers up to which time no change can appear any more. Nobody waits for them: they are shared.
const CHANGE_TIMES = `
  create function change_time() returns timestamptz language plpgsql as $$
  begin
    perform pg_advisory_xact_lock_shared(7246535, floor(extract(epoch from now()) / 60)::integer);
    return clock_timestamp();
  end $$;

  create function set_sold_at() returns trigger language plpgsql as $$
  begin
    new.sold_at := case when new.availability = 'SOLD' then coalesce(new.sold_at, now()) end;
    return new;
  end $$;

  create trigger set_sold_at before insert or update on vehicles
    for each row when (new.availability = 'SOLD' or new.sold_at is not null) execute function set_sold_at()
`

/** Its function compares the columns that the table has. */
export const UPDATE_TIMES = `
  create trigger set_updated_at before insert or update on vehicles
    for each row execute function set_updated_at()
`

// One row for each id that a vehicle ever had, with its latest change, so that copies hear of every id that ends: by
// removal, by a new id, by replacement, with or without an alias. A row that an update leaves as it was is not logged.
const LOG = `
  create table vehicle_log (
    vehicle_id text collate "C" primary key,
    removed boolean not null,
    changed_at timestamptz(3) not null
  );
  create index vehicle_log_changes on vehicle_log (changed_at, vehicle_id);

  create function log_written_vehicles() returns trigger language plpgsql as $$
  begin
    insert into vehicle_log (vehicle_id, removed, changed_at)
      select id, false, updated_at from written
      on conflict (vehicle_id) do update set removed = false, changed_at = excluded.changed_at
        where vehicle_log.removed or vehicle_log.changed_at <> excluded.changed_at;
    return null;
  end $$;

  create function log_ended_vehicles() returns trigger language plpgsql as $$
  begin
    update vehicle_log set removed = true, changed_at = change_time()
      from before where vehicle_id = before.id and not exists (select from vehicles where id = vehicle_id);
    return null;
  end $$;

  create function log_truncated_vehicles() returns trigger language plpgsql as $$
  begin
    update vehicle_log set removed = true, changed_at = change_time() where not removed;
    return null;
  end $$;

  create trigger log_inserted_vehicles after insert on vehicles
    referencing new table as written
    for each statement execute function log_written_vehicles();

  create trigger log_updated_vehicles after update on vehicles
    referencing new table as written
    for each statement execute function log_written_vehicles();

  create trigger log_renamed_vehicles after update on vehicles
    referencing old table as before
    for each statement execute function log_ended_vehicles();

  create trigger log_deleted_vehicles after delete on vehicles
    referencing old table as before
    for each statement execute function log_ended_vehicles();

  create trigger log_truncated_vehicles after truncate on vehicles
    for each statement execute function log_truncated_vehicles()
`

/** Vehicles, the addresses that name them, the withdrawn ones, and the log of all changes. */
export const VEHICLES = [MEASURED_RANGE, SEARCHED_TEXT, TABLE, ADDRESSES, WITHDRAWN, CHANGE_TIMES, LOG].join(';')
