import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The last day of a promotion, the whole row of a cart that is off the site, and files of columns beside those of the stock. */
export class DeskRemembers implements MigrationInterface {
  name = 'DeskRemembers1796130000005'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table promotions add column last_day date')
    await runner.query('alter table withdrawn_vehicles add column last_row jsonb, add column source text')
    await runner.query(
      withdrawing(
        ', last_row, source',
        `, to_jsonb(before) - '{searched,squeezed}'::text[], nullif(current_setting('ridgeline.source', true), '')`,
        ', last_row = excluded.last_row, source = excluded.source',
      ),
    )
    await runner.query(`
      alter table staff_files add column is_columns boolean not null default false,
        add column columns uuid references staff_files
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table staff_files drop column columns')
    await runner.query('delete from staff_files where is_columns')
    await runner.query('alter table staff_files drop column is_columns')
    await runner.query(withdrawing())
    await runner.query('alter table withdrawn_vehicles drop column last_row, drop column source')
    await runner.query('alter table promotions drop column last_day')
  }
}

const withdrawing = (columns = '', values = '', written = '') => `
  create or replace function withdraw_vehicles() returns trigger language plpgsql as $$
  begin
    insert into withdrawn_vehicles (id, aliases, name, brand, category, price${columns})
      select id, aliases, name, brand, category, price${values} from before
      where not exists (select from vehicles where vehicles.id = before.id)
      on conflict (id) do update set
        aliases = excluded.aliases, name = excluded.name, brand = excluded.brand, category = excluded.category,
        price = excluded.price, withdrawn_at = excluded.withdrawn_at${written};
    return null;
  end $$
`
