import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Takes in an inquiry by one call, so that its locks are held for as long as the commit takes and no longer. */
export class CreateStoreInquiry implements MigrationInterface {
  name = 'CreateStoreInquiry1763942400002'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index contact_inquiries_sender;
      create index contact_inquiries_words on contact_inquiries (lower(email), md5(message))
    `)
    await runner.query(STORE_INQUIRY)
    await runner.query(QUEUE_JOBS)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function store_inquiry, queue_jobs')
    await runner.query(`
      drop index contact_inquiries_words;
      create index contact_inquiries_sender on contact_inquiries (lower(email), received_at)
    `)
  }
}

// A connection keeps the plans that it made while the queue was empty, which read all of it: with a long queue, and a mail
// server that is away, that would be every waiting job for each inquiry.
const QUEUE_JOBS = `
  create function queue_jobs(specs graphile_worker.job_spec[]) returns bigint language plpgsql set enable_seqscan = off as $$
  begin
    return (select count(*) from graphile_worker.add_jobs(specs));
  end $$
`

/** Any number that nothing else in the database uses for advisory locks on texts. */
export const INQUIRY_LOCK = 7_246_537

// Calls with the same key, or of the same sender, take turns by a lock until they are committed. Each statement of the
// function sees what was committed before it, also while it waited for a lock.
const STORE_INQUIRY = `
  create function store_inquiry(
    given jsonb,
    asked_vehicle text,
    out outcome text,
    out inquiry_id text,
    out vehicle_id text,
    out vehicle_name text,
    out vehicle_price numeric
  ) language plpgsql as $$
  declare
    inquiry contact_inquiries := jsonb_populate_record(null::contact_inquiries, given);
  begin
    select vehicle.id, vehicle.name, vehicle.price into vehicle_id, vehicle_name, vehicle_price
      from vehicle_addresses named join vehicles vehicle on vehicle.id = named.vehicle_id
      where named.address = asked_vehicle;

    if inquiry.idempotency_key is not null then
      perform pg_advisory_xact_lock(${INQUIRY_LOCK}, hashtext('key ' || inquiry.idempotency_key));
      select id into inquiry_id from contact_inquiries where idempotency_key = inquiry.idempotency_key;
      if found then
        outcome := 'known-key';
        return;
      end if;
    end if;

    if asked_vehicle is not null and vehicle_id is null then
      outcome := 'unknown-vehicle';
      return;
    end if;

    perform pg_advisory_xact_lock(${INQUIRY_LOCK}, hashtext('sender ' || lower(inquiry.email)));
    select id into inquiry_id from contact_inquiries earlier
      where lower(earlier.email) = lower(inquiry.email) and md5(earlier.message) = md5(inquiry.message)
        and earlier.received_at > now() - interval '10 minutes'
        and (earlier.first_name, earlier.last_name, earlier.phone, earlier.interest, earlier.message)
          = (inquiry.first_name, inquiry.last_name, inquiry.phone, inquiry.interest, inquiry.message)
        and earlier.vehicle_id is not distinct from store_inquiry.vehicle_id
      limit 1;
    if found then
      outcome := 'same-words';
      return;
    end if;

    inquiry.vehicle_id := vehicle_id;
    inquiry.vehicle_name := vehicle_name;
    inquiry.vehicle_price := vehicle_price;
    insert into contact_inquiries select inquiry.*;
    outcome := 'stored';
    inquiry_id := inquiry.id;
  end $$
`
