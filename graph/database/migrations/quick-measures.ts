import type { MigrationInterface, QueryRunner } from 'typeorm'
import { MEASURE_PATTERN, MEASURED_RANGE } from './vehicle-measures.ts'

/** The same measures by a function that an import can call six times a row: one in SQL is planned for each call. */
export class MeasureQuickly implements MigrationInterface {
  name = 'MeasureQuickly1763942400003'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(MEASURED_RANGE_BY_PATTERN)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(MEASURED_RANGE.replace('create function', 'create or replace function'))
  }
}

export const MEASURED_RANGE_BY_PATTERN = `
  create or replace function measured_range(words text, unit text) returns double precision[]
    language plpgsql immutable strict parallel safe as $$
  declare
    match constant text[] := regexp_match(words, ${MEASURE_PATTERN}, 'i');
    low constant double precision := replace(match[1], ',', '');
    high constant double precision := coalesce(replace(match[2], ',', '')::double precision, low);
  begin
    if match is null then
      return null;
    end if;
    return array[least(low, high), greatest(low, high)];
  end $$
`
