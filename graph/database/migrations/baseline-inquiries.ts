// vehicle_id is no foreign key: an inquiry outlives the vehicle that it is about. Name and price are those of the
// vehicle when the inquiry came. The shape of context is the type InquiryContext. Each caller has idempotency keys of its
// own; the hash is that of the content as it was sent.
const CONTACT_INQUIRIES = `
  create table contact_inquiries (
    id text collate "C" primary key,
    first_name text not null,
    last_name text not null,
    email text not null,
    phone text not null,
    interest text not null check (interest in ('sales', 'service', 'parts', 'general')),
    message text not null,
    vehicle_id text,
    vehicle_name text,
    vehicle_price numeric(10, 2),
    context jsonb check (jsonb_typeof(context) = 'object'),
    source text not null check (source in ('form', 'rest', 'api')),
    page text,
    partner text,
    suspicions jsonb not null default '[]' check (jsonb_typeof(suspicions) = 'array'),
    idempotency_key text,
    key_owner text,
    submission_hash bytea check (octet_length(submission_hash) = 32),
    received_at timestamptz(3) not null default now(),
    erased_at timestamptz(3),
    answered_at timestamptz(3),
    answered_by text,
    unique (key_owner, idempotency_key),
    check (num_nulls(key_owner, idempotency_key) in (0, 2))
  );
  create index contact_inquiries_received_at on contact_inquiries (received_at);
  create index contact_inquiries_submission on contact_inquiries (submission_hash)
`

// The same mailbox for the providers of most visitors, whatever the case, the dots and the +tag. Elsewhere two
// mailboxes can share one limit of confirmations.
const MAIL_RECIPIENT = `
  create function mail_recipient(email text) returns text language sql immutable strict parallel safe as $$
    select lower(replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@' || split_part(email, '@', 2))
  $$;

  create index contact_inquiries_confirmed on contact_inquiries (mail_recipient(email), received_at)
    where not suspicions ?| '{honeypot,too-fast,frequent}'
`

// The refusal is why a mail server has refused the recipient for good.
const INQUIRY_MAILS = `
  create table inquiry_mails (
    inquiry_id text collate "C" not null references contact_inquiries on delete cascade,
    kind text not null check (kind in ('dealer', 'visitor', 'crm')),
    sent_at timestamptz(3),
    refusal text,
    primary key (inquiry_id, kind)
  );
  create index inquiry_mails_unsent on inquiry_mails (inquiry_id) where sent_at is null
`

/** Inquiries and the mails that are sent for them. */
export const INQUIRIES = [CONTACT_INQUIRIES, MAIL_RECIPIENT, INQUIRY_MAILS].join(';')
