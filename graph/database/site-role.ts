import pg from 'pg'
import type { DataSource } from 'typeorm'
import { StartError } from '#graph/runtime/start-error.ts'

const SITE_RIGHTS = [
  'select on municipalities',
  'select, insert, update, delete on locations',
  'select, update on rental_plans, promotions',
  'select, insert, delete on calendar_entries',
  // The site writes vehicles, because partners update the stock.
  'select, insert, update, delete on vehicles, vehicle_addresses, withdrawn_vehicles, vehicle_log',
  'select, insert, delete on inventory_pushes',
  'select, insert, update on stock_removals',
  'select, insert, update on refused_pushes',
  'select on migrations',
  'select, insert on seed_records',
  'select, insert on contact_inquiries',
  // What the staff say of an inquiry, and what erasing a person empties.
  'update (answered_at, answered_by, erased_at, first_name, last_name, email, phone, message) on contact_inquiries',
  'update (context, page, idempotency_key, key_owner, submission_hash) on contact_inquiries',
  'select, insert, update, delete on staff_links, staff_sessions',
  'select, insert, delete on staff_people',
  'select, insert, update on staff_history',
  'select, insert, delete on staff_files',
  'select, insert, update (sent_at, refusal), delete on inquiry_mails',
  'select on partners, partner_keys, webhook_endpoints',
  'update (position_time, position_id, attempts, failing_since, next_attempt_at, last_error, disabled_at) on webhook_endpoints',
  'select, insert, delete on webhook_deliveries',
  'usage on schema public, graphile_worker',
  'select, insert, update, delete on all tables in schema graphile_worker',
  'usage on all sequences in schema graphile_worker',
  'execute on all functions in schema graphile_worker',
]

/**
 * Grants an existing role the privileges that the site and its mails need. The role can neither change the schema, nor delete
 * inquiries, nor create keys. The owner of the tables has to repeat this after migrations.
 */
export async function grantToSite(database: DataSource, role: string): Promise<void> {
  const [known] = await database.query('select from pg_roles where rolname = $1', [role])
  if (!known)
    throw new StartError(`There is no role "${role}" in this database server: create it first, by "create role".`)
  const name = pg.escapeIdentifier(role)
  await database.transaction(async (manager) => {
    for (const rights of SITE_RIGHTS) await manager.query(`grant ${rights} to ${name}`)
    // Row-level security hides the queue's rows from everybody but their owner unless a policy allows it.
    const tables: { table: string }[] = await manager.query(
      `select oid::regclass::text as "table" from pg_class
       where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity`,
    )
    for (const { table } of tables) {
      await manager.query(`drop policy if exists ${name} on ${table}`)
      await manager.query(`create policy ${name} on ${table} to ${name} using (true) with check (true)`)
    }
  })
}
