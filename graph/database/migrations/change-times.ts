import type { MigrationInterface, QueryRunner } from 'typeorm'
import { setUpdatedAt } from './search-by-words.ts'

/** A changed row costs less: its columns are compared as they are, where both rows became JSON before. */
export class ChangeTimes implements MigrationInterface {
  name = 'ChangeTimes1795651200000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COMPARE_COLUMNS)
    await runner.query('drop trigger set_sold_at on vehicles')
    await runner.query(`
      create trigger set_sold_at before insert or update on vehicles
        for each row when (new.availability = 'SOLD' or new.sold_at is not null) execute function set_sold_at()
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger set_sold_at on vehicles')
    await runner.query(`
      create trigger set_sold_at before insert or update on vehicles
        for each row execute function set_sold_at()
    `)
    await runner.query(setUpdatedAt(['battery_kind', 'in_stock']))
  }
}

// The columns as of this migration. A later one that adds a column calls `setUpdatedAt` (set-updated-at.ts).
const COLUMNS = [
  ...[
    'id',
    'name',
    'brand',
    'category',
    'price',
    'description',
    'images',
    'external_url',
    'specifications',
    'features',
  ],
  ...['aliases', 'availability', 'is_new', 'stock_number', 'vin', 'model_year', 'color', 'mileage', 'list_price'],
  ...['location', 'rank', 'created_at'],
]

const of = (row: 'new' | 'old') => COLUMNS.map((column) => `${row}.${column}`).join(', ')

const COMPARE_COLUMNS = `
  create or replace function set_updated_at() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' or (${of('new')}) is distinct from (${of('old')}) then
      new.updated_at := change_time();
    end if;
    return new;
  end $$
`
