import type { MigrationInterface, QueryRunner } from 'typeorm'
import { MEASURED_RANGE_BY_PATTERN } from './quick-measures.ts'
import { MEASURE_PATTERN } from './vehicle-measures.ts'

/** The same measures once more: what is plainly a measure and nothing else is read without the costly pattern. */
export class ReadPlainMeasures implements MigrationInterface {
  name = 'ReadPlainMeasures1764028800001'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(MEASURED_RANGE)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(MEASURED_RANGE_BY_PATTERN)
  }
}

const NUMBER = String.raw`(?:\d{1,3},\d{3}|\d{1,7})`

// "25 mph", "35–45 miles", "1,200 lb". A pattern that captures nothing costs a hundredth of the one for all other words.
const MEASURED_RANGE = `
  create or replace function measured_range(words text, unit text) returns double precision[]
    language plpgsql immutable strict parallel safe as $$
  declare
    match text[];
    low double precision;
    high double precision;
  begin
    if words ~ ('^${NUMBER}(?:[-–]${NUMBER})? (?:' || unit || ')$') then
      match := string_to_array(translate(split_part(words, ' ', 1), '–', '-'), '-');
    else
      match := regexp_match(words, ${MEASURE_PATTERN}, 'i');
    end if;
    if match is null then
      return null;
    end if;
    low := replace(match[1], ',', '');
    high := coalesce(replace(match[2], ',', '')::double precision, low);
    return array[least(low, high), greatest(low, high)];
  end $$
`
