import type { MigrationInterface, QueryRunner } from 'typeorm'
import { INQUIRY_LOCK } from './store-inquiry.ts'

/**
 * Takes in several inquiries by one call, as if each came in a call of its own, in their order. The function for one stays:
 * sites of the release before run beside new ones for a while.
 */
export class StoreInquiriesTogether implements MigrationInterface {
  name = 'StoreInquiriesTogether1764028800002'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(STORE_INQUIRIES)
    await runner.query(`alter function queue_jobs ${GENERIC_PLANS}`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter function queue_jobs reset plan_cache_mode')
    await runner.query('drop function store_inquiries')
  }
}

// Postgres would plan the statements anew for each call, which takes longer than they do.
const GENERIC_PLANS = 'set plan_cache_mode = force_generic_plan'

// Calls with the same key, or of the same sender, take turns by a lock until they are committed. All locks are taken
// first and in one order for everybody: two calls could wait for each other otherwise. Each statement of the function
// sees what was committed before it, also while it waited for a lock, and the inquiries of the call before its own.
// The sum on the left of the ten minutes keeps the plan from the index of all inquiries by time.
export const STORE_INQUIRIES = `
  create function store_inquiries(given jsonb) returns table (
    outcome text,
    inquiry_id text,
    vehicle_id text,
    vehicle_name text,
    vehicle_price numeric,
    mails jsonb
  ) language plpgsql set enable_seqscan = off ${GENERIC_PLANS} as $$
  declare
    call jsonb;
    inquiry contact_inquiries;
    asked_vehicle text;
  begin
    perform pg_advisory_xact_lock(${INQUIRY_LOCK}, lock) from (
      select distinct hashtext(name) as lock
      from jsonb_array_elements(given) element, lateral (values
        ('key ' || (element -> 'inquiry' ->> 'idempotency_key')),
        ('sender ' || lower(element -> 'inquiry' ->> 'email'))
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
