import type { MigrationInterface, QueryRunner } from 'typeorm'
import { WITHDRAW_SOLD } from './availability.ts'

/** The stock also comes in by the keys of partners and from a published sheet, and is looked up by stock number and VIN. */
export class StockDoors implements MigrationInterface {
  name = 'StockDoors1795564800000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index vehicles_stock_number on vehicles (lower(stock_number))')
    await runner.query('create index vehicles_vin on vehicles (lower(vin))')
    await runner.query(`
      alter table partner_keys
        add column scopes text[] not null default '{}'
          check (scopes <@ array['inventory:write'] and (scopes = '{}' or kind = 'private'))
    `)
    await runner.query(PUSHES)
    await runner.query(SOURCE)
    // The role of the site may change the stock now.
    await runner.query('drop function withdraw_sold_vehicles')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(WITHDRAW_SOLD)
    await runner.query('drop table inventory_source')
    await runner.query('drop table inventory_pushes')
    await runner.query('alter table partner_keys drop column scopes')
    await runner.query('drop index vehicles_vin, vehicles_stock_number')
  }
}

// The answer to a push, for a caller who sends it again.
const PUSHES = `
  create table inventory_pushes (
    partner text collate "C" not null references partners on delete cascade,
    idempotency_key text collate "C" not null,
    request_hash bytea not null,
    pushed_at timestamptz(3) not null default now(),
    answer jsonb not null,
    primary key (partner, idempotency_key)
  )
`

// One row: what the process that reads the sheet next has to know. read_at is the time of the last reading without problems.
const SOURCE = `
  create table inventory_source (
    is_only boolean primary key default true check (is_only),
    url text not null,
    etag text,
    read_at timestamptz(3),
    problems text
  )
`
