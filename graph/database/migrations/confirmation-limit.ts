import type { MigrationInterface, QueryRunner } from 'typeorm'
import { STORE_INQUIRIES } from './store-inquiries.ts'
import { INQUIRY_LOCK } from './store-inquiry.ts'

/** Bounds how many mails strangers can have sent to one mailbox: three confirmations an hour, whoever asks for them. */
export class LimitConfirmations implements MigrationInterface {
  name = 'LimitConfirmations1764115200001'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(MAIL_RECIPIENT)
    await runner.query(`
      create index contact_inquiries_confirmed on contact_inquiries (mail_recipient(email), received_at) where ${IS_CONFIRMED}
    `)
    await runner.query(STORE_AND_LIMIT)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function store_inquiries')
    await runner.query(STORE_INQUIRIES)
    await runner.query('drop index contact_inquiries_confirmed')
    await runner.query('drop function mail_recipient')
  }
}

const CONFIRMATIONS_AN_HOUR = 3

const IS_CONFIRMED = `not suspicions ?| '{honeypot,too-fast,frequent}'`

// The same mailbox for the providers of most visitors, whatever the case, the dots and the +tag. Where it is another
// one after all, the price is a confirmation.
const MAIL_RECIPIENT = `
  create function mail_recipient(email text) returns text language sql immutable strict parallel safe as $$
    select lower(replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@' || split_part(email, '@', 2))
  $$
`

// Calls with the same key, or for the same mailbox, take turns by a lock until they are committed. All locks are taken
// first and in one order for everybody: two calls could wait for each other otherwise. Each statement of the function
// sees what was committed before it, also while it waited for a lock, and the inquiries of the call before its own.
// The sum on the left of the ten minutes keeps the plan from the index of all inquiries by time.
const STORE_AND_LIMIT = `
  create or replace function store_inquiries(given jsonb) returns table (
    outcome text,
    inquiry_id text,
    vehicle_id text,
    vehicle_name text,
    vehicle_price numeric,
    mails jsonb
  ) language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
  declare
    call jsonb;
    inquiry contact_inquiries;
    asked_vehicle text;
    confirmed integer;
  begin
    perform pg_advisory_xact_lock(${INQUIRY_LOCK}, lock) from (
      select distinct hashtext(name) as lock
      from jsonb_array_elements(given) element, lateral (values
        ('key ' || (element -> 'inquiry' ->> 'idempotency_key')),
        ('sender ' || mail_recipient(element -> 'inquiry' ->> 'email'))
      ) names (name)
      where name is not null
      order by lock
    ) locks;

    for call in select element from jsonb_array_elements(given) element loop
      inquiry := jsonb_populate_record(null::contact_inquiries, call -> 'inquiry');
      asked_vehicle := call ->> 'askedVehicle';
      mails := call -> 'mails';

      select vehicle.id, vehicle.name, vehicle.price into vehicle_id, vehicle_name, vehicle_price
        from vehicle_addresses named join vehicles vehicle on vehicle.id = named.vehicle_id
        where named.address = asked_vehicle;
      select id into inquiry_id from contact_inquiries where idempotency_key = inquiry.idempotency_key;
      if inquiry_id is not null then
        outcome := 'known-key';
      elsif asked_vehicle is not null and vehicle_id is null then
        outcome := 'unknown-vehicle';
      else
        select id into inquiry_id from contact_inquiries earlier
          where lower(earlier.email) = lower(inquiry.email) and md5(earlier.message) = md5(inquiry.message)
            and earlier.received_at + interval '10 minutes' > now()
            and (earlier.first_name, earlier.last_name, earlier.phone, earlier.interest, earlier.message)
              = (inquiry.first_name, inquiry.last_name, inquiry.phone, inquiry.interest, inquiry.message)
            and earlier.vehicle_id is not distinct from store_inquiries.vehicle_id
          limit 1;
        if inquiry_id is not null then
          outcome := 'same-words';
        else
          select count(*) into confirmed from (
            select from contact_inquiries
            where mail_recipient(email) = mail_recipient(inquiry.email)
              and received_at > now() - interval '1 hour' and ${IS_CONFIRMED}
            limit ${CONFIRMATIONS_AN_HOUR}
          ) latest;
          if mails ? 'visitor' and confirmed = ${CONFIRMATIONS_AN_HOUR} then
            mails := mails - 'visitor';
            inquiry.suspicions := inquiry.suspicions || '["frequent"]';
          end if;
          inquiry.vehicle_id := vehicle_id;
          inquiry.vehicle_name := vehicle_name;
          inquiry.vehicle_price := vehicle_price;
          insert into contact_inquiries select inquiry.*;
          outcome := 'stored';
          inquiry_id := inquiry.id;
        end if;
      end if;
      return next;
    end loop;
  end $$
`
