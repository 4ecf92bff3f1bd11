// A key is random, so its SHA-256 tells nothing about it.
const PARTNERS = `
  create table partners (
    name text collate "C" primary key check (name ~ '^[A-Za-z0-9_-]{1,60}$'),
    added_at timestamptz(3) not null default now()
  );

  create table partner_keys (
    hash bytea primary key check (octet_length(hash) = 32),
    partner text collate "C" not null references partners on delete cascade,
    added_at timestamptz(3) not null default now(),
    ends_at timestamptz(3),
    is_test boolean not null default false
  );
  create index partner_keys_partner on partner_keys (partner)
`

// The secrets are encrypted. The position is the change of a vehicle that was delivered last, by its time and its id.
const WEBHOOK_ENDPOINTS = `
  create table webhook_endpoints (
    partner text collate "C" primary key references partners on delete cascade,
    url text not null check (url ~ '^https?://'),
    secret bytea not null,
    old_secret bytea,
    old_secret_ends_at timestamptz(3),
    position_time timestamptz(3) not null,
    position_id text collate "C" not null default '',
    attempts integer not null default 0,
    failing_since timestamptz(3),
    next_attempt_at timestamptz(3),
    last_error text,
    parked_at timestamptz(3),
    check (num_nulls(old_secret, old_secret_ends_at) in (0, 2)),
    check (num_nulls(failing_since, next_attempt_at, last_error) in (0, 3)),
    check ((attempts = 0) = (failing_since is null)),
    check (parked_at is null or failing_since is not null)
  )
`

const WEBHOOK_DELIVERIES = `
  create table webhook_deliveries (
    number bigint generated always as identity primary key,
    partner text collate "C" not null references webhook_endpoints on delete cascade,
    sent_at timestamptz(3) not null default now(),
    event_id text not null,
    type text not null,
    vehicle_id text not null,
    milliseconds integer not null,
    error text
  );
  create index webhook_deliveries_partner on webhook_deliveries (partner, number)
`

// Each process keeps the keys in memory, and reads them again after an announcement.
const KEY_ANNOUNCEMENTS = `
  create function announce_partner_change() returns trigger language plpgsql as $$
  begin
    perform pg_notify('partners', '');
    return null;
  end $$;
  create trigger announce_partner_change after insert or update or delete or truncate on partner_keys
    for each statement execute function announce_partner_change();
  alter table partner_keys enable always trigger announce_partner_change
`

/** Partners, their keys, and the webhooks through which they hear of changes. */
export const PARTNER_TABLES = [PARTNERS, WEBHOOK_ENDPOINTS, WEBHOOK_DELIVERIES, KEY_ANNOUNCEMENTS].join(';')
