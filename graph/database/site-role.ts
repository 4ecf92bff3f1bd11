import pg from 'pg'
import type { DataSource } from 'typeorm'

const SITE_RIGHTS = [
  'select on vehicles, vehicle_addresses, withdrawn_vehicles, locations, municipalities, rental_plans',
  'select on migrations',
  'select, insert on seed_records',
  'select, insert on contact_inquiries',
  'select, insert, update (sent_at), delete on inquiry_mails',
  'usage on schema public, graphile_worker',
  'select, insert, update, delete on all tables in schema graphile_worker',
  'usage on all sequences in schema graphile_worker',
  'execute on all functions in schema graphile_worker',
]

/**
 * Gives an existing role what the site and its mail need, and nothing more: it can neither change the schema nor the
 * stock, nor remove inquiries. To be repeated after migrations, by the owner of the tables.
 */
export async function grantToSite(database: DataSource, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role)
  await database.transaction(async (manager) => {
    for (const rights of SITE_RIGHTS) await manager.query(`grant ${rights} to ${name}`)
    // The queue shows its rows to their owner only, unless a policy lets others see them.
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
