import type { MigrationInterface, QueryRunner } from 'typeorm'
import { INQUIRIES } from './baseline-inquiries.ts'
import { PARTNER_TABLES } from './baseline-partners.ts'
import { UPDATE_TIMES, VEHICLES } from './baseline-vehicles.ts'
import { setUpdatedAt } from './set-updated-at.ts'

/**
 * The schema of 1.0.0. It has the name of the last migration of that release, so that a database of 1.0.0 counts as one that has
 * run it.
 */
export class Baseline implements MigrationInterface {
  name = 'RoadMiles1795957700001'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create extension if not exists pg_trgm')
    await runner.query(LOCATIONS)
    await runner.query(VEHICLES)
    await setUpdatedAt(runner)
    await runner.query(UPDATE_TIMES)
    await runner.query(MUNICIPALITIES)
    await runner.query(RENTAL_PLANS)
    await runner.query(PROMOTIONS)
    await runner.query(CALENDAR)
    await runner.query(INQUIRIES)
    await runner.query(PARTNER_TABLES)
    await runner.query(STAFF)
    await runner.query(SEED_RECORDS)
    await runner.query(CHANGE_NOTIFICATIONS)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table seed_records, staff_files, staff_history, staff_sessions, staff_links, stock_removals, refused_pushes,
        inventory_pushes, webhook_deliveries, webhook_endpoints, partner_keys, partners, inquiry_mails, contact_inquiries,
        calendar_entries, promotions, rental_plans, municipalities, locations, vehicle_log, withdrawn_vehicles, vehicle_addresses,
        vehicles;
      drop function announce_catalogue_change, announce_partner_change, mail_recipient, withdraw_vehicles, return_vehicles, log_written_vehicles,
        log_ended_vehicles, log_truncated_vehicles, set_updated_at, set_sold_at, change_time, add_vehicle_addresses,
        replace_vehicle_addresses, searched_text, measured_range;
      delete from migrations where timestamp < 1795957700001
    `)
  }
}

const TIME = '"^([01][0-9]|2[0-3]):[0-5][0-9]$"'

// Hours are compared as texts: "9:00" comes after "10:30".
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
    position smallint not null default 100,
    constraint hours_of_locations check (
      not hours @? '$[*] ? (!exists (@ ? (
        (@.opens == null && @.closes == null)
        || (@.opens like_regex ${TIME} && @.closes like_regex ${TIME} && @.opens < @.closes)
      )))'
    )
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
    longitude double precision not null check (longitude between -180 and 180),
    road_miles smallint check (road_miles >= 0)
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

const PROMOTIONS = `
  create table promotions (
    id text collate "C" primary key check (id = 'zero-percent'),
    months smallint not null check (months between 1 and 120),
    series jsonb not null check (
      jsonb_typeof(series) = 'array'
      and not series @? '$[*] ? (!exists (@ ? (@.brand.type() == "string" && @.category.type() == "string")))'
    )
  )
`

const WEEK = JSON.stringify(['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'])

const CALENDAR = `
  create table calendar_entries (
    id integer primary key generated by default as identity,
    source text not null check (source in ('seed', 'staff')),
    kind text not null check (kind in ('closed', 'open', 'notice')),
    first_day date not null,
    last_day date not null check (last_day >= first_day),
    places jsonb check (jsonb_typeof(places) = 'array' and places <> '[]'),
    opens text check (opens ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
    closes text check (closes ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
    words text check (char_length(words) between 1 and 140),
    weekdays jsonb check (jsonb_typeof(weekdays) = 'array' and weekdays <> '[]' and weekdays <@ '${WEEK}'),
    constraint hours_of_open_days check (
      case when kind = 'open' then opens is not null and closes is not null and closes collate "C" > opens
      else opens is null and closes is null end
    ),
    constraint words_of_notices check (kind <> 'notice' or (words is not null and places is null)),
    constraint weekdays_of_entries check (kind <> 'notice' or weekdays is null)
  )
`

// The staff's links, sessions, history and uploaded files.
const STAFF = `
  create table staff_links (
    id bigint generated always as identity primary key,
    email text not null,
    caller text not null,
    asked_at timestamptz(3) not null default now(),
    token_hash bytea unique,
    expires_at timestamptz(3)
  );

  create table staff_sessions (
    token_hash bytea primary key,
    email text not null,
    signed_in_at timestamptz(3) not null default now()
  );

  create table staff_history (
    id bigint generated always as identity primary key,
    at timestamptz(3) not null default now(),
    who text not null,
    kind text not null,
    subject text not null,
    what text not null,
    before jsonb,
    after jsonb,
    form_hash bytea unique,
    undone_at timestamptz(3),
    undone_by text,
    check ((undone_at is null) = (undone_by is null))
  );
  create index staff_history_subject on staff_history (kind, subject, id desc);

  create table staff_files (
    id uuid primary key default gen_random_uuid(),
    uploaded_at timestamptz(3) not null default now(),
    name text not null,
    content bytea not null
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
  ${['vehicles', 'locations', 'municipalities', 'rental_plans', 'calendar_entries', 'promotions']
    .map(
      (table) => `
  create trigger announce_catalogue_change after insert or update or delete or truncate on ${table}
    for each statement execute function announce_catalogue_change();
  alter table ${table} enable always trigger announce_catalogue_change`,
    )
    .join(';')}
`
