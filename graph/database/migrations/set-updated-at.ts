import type { QueryRunner } from 'typeorm'

/** Generated columns follow from others. The time of the sale follows from the state. */
const UNCOMPARED = ['updated_at', 'sold_at']

/**
 * Makes a change of each column of `vehicles` that the table has now count as a change of the vehicle. A migration calls this
 * after it has added or dropped a column, in both directions: partners never hear of a change in a column that is not compared.
 */
export async function setUpdatedAt(runner: QueryRunner): Promise<void> {
  const columns: { name: string }[] = await runner.query(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = 'vehicles'::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname <> all ($1)
     order by attnum`,
    [UNCOMPARED],
  )
  const of = (row: 'new' | 'old') => columns.map(({ name }) => `${row}.${name}`).join(', ')
  await runner.query(`
    create or replace function set_updated_at() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' or (${of('new')}) is distinct from (${of('old')}) then
        new.updated_at := change_time();
      end if;
      return new;
    end $$
  `)
}
