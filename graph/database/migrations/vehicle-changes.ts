import type { MigrationInterface, QueryRunner } from 'typeorm'
import { CHANGE_LOCK } from '#graph/database/advisory-locks.ts'
import { MEASURES, setUpdatedAtWithout } from './vehicle-measures.ts'

/** Makes the times of changes fit for synchronisation: set by the database alone, and never behind a reader's back. */
export class TrackVehicleChanges implements MigrationInterface {
  name = 'TrackVehicleChanges1763769600002'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CHANGE_TIME)
    await runner.query(UPDATED_AT)
    await runner.query(WITHDRAWN_AT)
    await runner.query('create index vehicles_changes on vehicles (updated_at, id)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index vehicles_changes')
    await runner.query('drop trigger set_withdrawn_at on withdrawn_vehicles; drop function set_withdrawn_at')
    await runner.query('drop trigger set_updated_at on vehicles')
    await runner.query(setUpdatedAtWithout([...MEASURES, 'seats']))
    await runner.query(
      'create trigger set_updated_at before update on vehicles for each row execute function set_updated_at()',
    )
    await runner.query('drop function change_time')
  }
}

// A change becomes visible when its transaction commits, which can be long after its time was taken. So a writer holds
// a lock, until it commits, whose number is the minute in which its transaction began: whoever synchronises sees from
// the locks up to which time nothing can appear any more. Nobody waits for these locks: they are shared.
const CHANGE_TIME = `
  create function change_time() returns timestamptz language plpgsql as $$
  begin
    perform pg_advisory_xact_lock_shared(${CHANGE_LOCK}, floor(extract(epoch from now()) / 60)::integer);
    return clock_timestamp();
  end $$
`

const UPDATED_AT = `
  create or replace function set_updated_at() returns trigger language plpgsql as $$
  declare
    generated constant text[] := '{${[...MEASURES, 'seats']}}';
  begin
    if tg_op = 'INSERT' then
      new.updated_at := change_time();
    elsif to_jsonb(new) - generated is distinct from to_jsonb(old) - generated then
      new.updated_at := change_time();
    end if;
    return new;
  end $$;

  drop trigger set_updated_at on vehicles;
  create trigger set_updated_at before insert or update on vehicles
    for each row execute function set_updated_at()
`

const WITHDRAWN_AT = `
  create function set_withdrawn_at() returns trigger language plpgsql as $$
  begin
    new.withdrawn_at := change_time();
    return new;
  end $$;

  create trigger set_withdrawn_at before insert or update on withdrawn_vehicles
    for each row execute function set_withdrawn_at()
`
