// A key is random, so neither its SHA-256 nor its first characters give it away.
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
    kind text not null check (kind in ('public', 'private', 'test')),
    prefix text not null,
    scopes text[] not null default '{}',
    check (scopes <@ array['inventory:write'] and (scopes = '{}' or kind <> 'public'))
  );
  create index partner_keys_partner on partner_keys (partner)
`

// The secrets are encrypted. The position is the change of a vehicle that was delivered last, by its time and its id. The
// revision grows when staff move, renew or replay a webhook, so that a delivery of before does not count after it.
const WEBHOOK_ENDPOINTS = `
  create table webhook_endpoints (
    partner text collate "C" primary key references partners on delete cascade,
    url text not null check (url ~ '^https?://'),
    secret bytea not null,
    old_secret bytea,
    old_secret_ends_at timestamptz(3),
    position_time timestamptz(3) not null,
    position_id text collate "C" not null default '',
    revision integer not null default 0,
    attempts integer not null default 0,
    failing_since timestamptz(3),
    next_attempt_at timestamptz(3),
    last_error text,
    disabled_at timestamptz(3),
    check (num_nulls(old_secret, old_secret_ends_at) in (0, 2)),
    check (num_nulls(failing_since, next_attempt_at, last_error) in (0, 3)),
    check ((attempts = 0) = (failing_since is null)),
    check (disabled_at is null or failing_since is not null)
  )
`

const WEBHOOK_DELIVERIES = `
  create table webhook_deliveries (
    number bigint generated always as identity primary key,
    partner text collate "C" not null references webhook_endpoints on delete cascade,
    sent_at timestamptz(3) not null,
    event_id text not null,
    type text not null,
    vehicle_id text not null,
    milliseconds integer not null,
    error text
  );
  create index webhook_deliveries_partner on webhook_deliveries (partner, number)
`

// The answer to a push, for a caller who sends it again; the last refused push of each partner, without problems when a later one
// was taken, and when the staff were last mailed about it; and the carts that each source has removed in a day.
const PUSHES = `
  create table inventory_pushes (
    partner text collate "C" not null references partners on delete cascade,
    idempotency_key text collate "C" not null,
    request_hash bytea not null,
    pushed_at timestamptz(3) not null default now(),
    answer jsonb not null,
    primary key (partner, idempotency_key)
  );

  create table refused_pushes (
    partner text collate "C" primary key references partners on delete cascade,
    refused_at timestamptz(3) not null,
    problems text,
    told_at timestamptz(3)
  );

  create table stock_removals (
    source text collate "C" primary key,
    day date not null,
    removed integer not null
  )
`

// Each process keeps the keys in memory, and reads them again after a notification.
const KEY_NOTIFICATIONS = `
  create function announce_partner_change() returns trigger language plpgsql as $$
  begin
    perform pg_notify('partners', '');
    return null;
  end $$;
  create trigger announce_partner_change after insert or update or delete or truncate on partner_keys
    for each statement execute function announce_partner_change();
  alter table partner_keys enable always trigger announce_partner_change
`

/** Partners, their keys, what they push, and the webhooks through which they hear of changes. */
export const PARTNER_TABLES = [PARTNERS, WEBHOOK_ENDPOINTS, WEBHOOK_DELIVERIES, PUSHES, KEY_NOTIFICATIONS].join(';')
