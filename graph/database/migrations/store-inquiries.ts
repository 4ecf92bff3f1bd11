import type { MigrationInterface, QueryRunner } from 'typeorm'
import { INQUIRY_LOCK } from './store-inquiry.ts'

/** Takes in several inquiries by one call, as if each came in a call of its own, in their order. */
export class CreateStoreInquiries implements MigrationInterface {
  name = 'CreateStoreInquiries1764028800002'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(STORE_INQUIRIES)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function store_inquiries')
  }
}

// All locks are taken first and in one order for everybody: two calls could wait for each other otherwise.
const STORE_INQUIRIES = `
  create function store_inquiries(given jsonb) returns table (
    place bigint,
    outcome text,
    inquiry_id text,
    vehicle_id text,
    vehicle_name text,
    vehicle_price numeric,
    mails jsonb
  ) language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(${INQUIRY_LOCK}, lock) from (
      select distinct hashtext(name) as lock
      from jsonb_array_elements(given) call, lateral (values
        ('key ' || (call -> 'inquiry' ->> 'idempotency_key')),
        ('sender ' || lower(call -> 'inquiry' ->> 'email'))
      ) names (name)
      where name is not null
      order by lock
    ) locks;

    return query
      select call.place, stored.*, call.value -> 'mails'
      from jsonb_array_elements(given) with ordinality call (value, place),
        lateral store_inquiry(call.value -> 'inquiry', call.value ->> 'askedVehicle') stored;
  end $$
`
