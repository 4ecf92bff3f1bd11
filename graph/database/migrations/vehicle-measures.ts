import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Reads the numbers in the technical data once, when a vehicle is written, whoever writes it. */
export class AddVehicleMeasures implements MigrationInterface {
  name = 'AddVehicleMeasures1763769600001'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(MEASURED_RANGE)
    await runner.query(COLUMNS)
    await runner.query(setUpdatedAtWithout([...MEASURES, 'seats']))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table vehicles ${MEASURES.map((column) => `drop column ${column}`).join(', ')}`)
    await runner.query('drop function measured_range')
    await runner.query(setUpdatedAtWithout(['seats']))
  }
}

export const MEASURES = [
  'top_speed_mph',
  'range_min_miles',
  'range_max_miles',
  'charging_min_hours',
  'charging_max_hours',
  'payload_pounds',
]

// Few digits, so that no text makes a number that the column refuses.
const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3}){1,2}|\d{1,7})(?:\.\d{1,3})?`

export const MEASURE_PATTERN = String.raw`
  '(?<![\d.,])(${NUMBER})(?:\s*(?:' || unit || ')?\s*(?:-|–|—|to)\s*(${NUMBER}))?\s*\+?\s*(?:' || unit || ')\M'
`.trim()

// The first number, or pair of numbers, before the unit: "25 mph", "40–60 miles", "6 to 8 hrs", "1,000 lbs". Null where
// there is none: a number in another unit would be a wrong one.
export const MEASURED_RANGE = `
  create function measured_range(words text, unit text) returns double precision[]
    language sql immutable strict parallel safe as $$
    select array[least(low, high), greatest(low, high)]
    from regexp_match(
      words,
      ${MEASURE_PATTERN},
      'i'
    ) match,
    lateral (select replace(match[1], ',', '')::double precision as low) first,
    lateral (select coalesce(replace(match[2], ',', '')::double precision, low) as high) second
    where match is not null
  $$
`

const measure = (key: string, unit: string, end: 1 | 2) =>
  `double precision generated always as ((measured_range(specifications ->> '${key}', '${unit}'))[${end}]) stored`

const MILES = 'mi|miles?'
const HOURS = 'h|hrs?|hours?'

const COLUMNS = `
  alter table vehicles
    add column top_speed_mph ${measure('topSpeed', 'mph', 2)},
    add column range_min_miles ${measure('range', MILES, 1)},
    add column range_max_miles ${measure('range', MILES, 2)},
    add column charging_min_hours ${measure('chargingTime', HOURS, 1)},
    add column charging_max_hours ${measure('chargingTime', HOURS, 2)},
    add column payload_pounds ${measure('payload', 'lbs?|pounds?', 2)}
`

// A generated column is not computed yet when a BEFORE trigger runs, so it takes no part in the comparison.
export const setUpdatedAtWithout = (generated: string[]) => `
  create or replace function set_updated_at() returns trigger language plpgsql as $$
  declare
    generated constant text[] := '{${generated}}';
  begin
    if to_jsonb(new) - generated is distinct from to_jsonb(old) - generated then
      new.updated_at := now();
    end if;
    return new;
  end $$
`
