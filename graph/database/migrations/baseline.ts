import type { MigrationInterface, QueryRunner } from 'typeorm'
import { INQUIRIES } from './baseline-inquiries.ts'
import { PARTNER_TABLES } from './baseline-partners.ts'
import { VEHICLES } from './baseline-vehicles.ts'

/** The schema of the first release. */
export class Baseline implements MigrationInterface {
  name = 'Baseline1764201600001'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create extension if not exists pg_trgm')
    await runner.query(LOCATIONS)
    await runner.query(VEHICLES)
    await runner.query(MUNICIPALITIES)
    await runner.query(RENTAL_PLANS)
    await runner.query(INQUIRIES)
    await runner.query(PARTNER_TABLES)
    await runner.query(SEED_RECORDS)
    await runner.query(CHANGE_NOTIFICATIONS)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table seed_records, webhook_deliveries, webhook_endpoints, partner_keys, partners, inquiry_mails,
        contact_inquiries, rental_plans, municipalities, locations, vehicle_log, withdrawn_vehicles, vehicle_addresses, vehicles;
      drop function announce_catalogue_change, announce_partner_change, mail_recipient, withdraw_vehicles, return_vehicles, log_written_vehicles,
        log_ended_vehicles, log_truncated_vehicles, set_updated_at, change_time, add_vehicle_addresses, replace_vehicle_addresses, measured_range
    `)
  }
}

const LOCATIONS = `
  create table locations (
    id text collate "C" primary key check (id <> ''),
    name text not null,
    type text not null check (type in ('PHYSICAL', 'ONLINE')),
    address text not null,
    city text,
    phone text not null,
    latitude double precision not null check (latitude between -90 and 90),
    longitude double precision not null check (longitude between -180 and 180),
    map_url text not null,
    social_url text,
    video_url text,
    website_url text,
    review_url text,
    hours jsonb not null default '[]'
      check (
        jsonb_typeof(hours) = 'array'
        and not hours @? '$[*] ? (!exists (@.day ? (@ like_regex
          "^(MONDAY|TUESDAY|WEDNESDAY|THURSDAY|FRIDAY|SATURDAY|SUNDAY)$")))'
      ),
    position smallint not null default 100
  );
  create index locations_position on locations (position, id)
`

const MUNICIPALITIES = `
  create table municipalities (
    slug text collate "C" primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    name text not null,
    type text not null check (type in ('CITY', 'BOROUGH', 'TOWNSHIP')),
    listed boolean not null default true,
    latitude double precision not null check (latitude between -90 and 90),
    longitude double precision not null check (longitude between -180 and 180)
  );
  create index municipalities_name on municipalities (name, slug);
  create index municipalities_search on municipalities using gin (name gin_trgm_ops)
`

const RENTAL_PLANS = `
  create table rental_plans (
    id text collate "C" primary key check (id <> ''),
    name text not null,
    description text not null,
    cart text not null check (cart in ('FOUR_SEATER', 'SIX_SEATER', 'UTILITY')),
    price_list text not null check (price_list in ('STANDARD', 'TOWN')),
    duration text not null check (duration in ('DAILY', 'THREE_DAY', 'WEEKLY', 'MONTHLY')),
    price numeric(10, 2) not null check (price between 0 and 99999999.99),
    renews_at text not null,
    savings_amount numeric(10, 2),
    savings_percentage numeric(4, 1),
    savings_daily_rate numeric(10, 2),
    recommended boolean not null default false,
    unique (price_list, cart, duration),
    check (num_nulls(savings_amount, savings_percentage, savings_daily_rate) in (0, 3))
  )
`

// The tables that were seeded, so that what a dealer removes stays removed.
const SEED_RECORDS = `
  create table seed_records (
    table_name text primary key,
    seeded_at timestamptz(3) not null default now()
  )
`

// Every commit that changes the catalogue sends a notification, whoever made it: watchCatalogue subscribes. The triggers fire
// "always" because rows that arrive by replication are changes too.
const CHANGE_NOTIFICATIONS = `
  create function announce_catalogue_change() returns trigger language plpgsql as $$
  begin
    perform pg_notify('catalogue', '');
    return null;
  end $$;
  ${['vehicles', 'locations', 'municipalities', 'rental_plans']
    .map(
      (table) => `
  create trigger announce_catalogue_change after insert or update or delete or truncate on ${table}
    for each statement execute function announce_catalogue_change();
  alter table ${table} enable always trigger announce_catalogue_change`,
    )
    .join(';')}
`
