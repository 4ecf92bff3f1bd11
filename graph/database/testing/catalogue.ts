import type { DataSource } from 'typeorm'

/** One part of a schema, such as a column or a function: its name, and what it is. */
interface Part {
  name: string
  definition: string
}

interface Column {
  name: string
  type: string
  isGenerated: boolean
  /** An insert that does not name the column fails. */
  isRequired: boolean
}

const OWN_SCHEMA = `'public'::regnamespace`
const OF_NO_EXTENSION = `not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`

const COLUMNS = `
  select relname || '.' || attname as name, format_type(atttypid, atttypmod) as type, attgenerated <> '' as "isGenerated",
    attnotnull and not atthasdef and attidentity = '' as "isRequired",
    concat_ws(' ', format_type(atttypid, atttypmod), collname, case when attnotnull then 'not null' end,
      attidentity, attgenerated, pg_get_expr(adbin, adrelid)) as definition
  from pg_attribute
    join pg_class on pg_class.oid = attrelid and relkind = 'r' and relnamespace = ${OWN_SCHEMA}
    left join pg_collation on pg_collation.oid = attcollation
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where attnum > 0 and not attisdropped
`

// That a column is not null is read with the columns: not every version of Postgres has such constraints.
const OTHER_PARTS = `
  select 'constraint ' || conrelid::regclass || '.' || conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = ${OWN_SCHEMA} and contype <> 'n'
  union all select 'index ' || indexname, indexdef from pg_indexes where schemaname = 'public'
  union all select 'function ' || oid::regprocedure, pg_get_functiondef(oid)
    from pg_proc where pronamespace = ${OWN_SCHEMA} and ${OF_NO_EXTENSION}
  union all select 'trigger ' || tgrelid::regclass || '.' || tgname, concat_ws(' ', tgenabled, pg_get_triggerdef(pg_trigger.oid))
    from pg_trigger join pg_class on pg_class.oid = tgrelid where relnamespace = ${OWN_SCHEMA} and not tgisinternal
  union all select 'extension ' || extname, '' from pg_extension
`

/** The whole schema, whatever the order in which it was made. */
export async function schemaOf(database: DataSource): Promise<Part[]> {
  const columns: Part[] = await database.query(`select name, definition from (${COLUMNS}) as columns`)
  const others: Part[] = await database.query(OTHER_PARTS)
  return [...columns, ...others].sort((a, b) => (a.name < b.name ? -1 : 1))
}

export function columnsOf(database: DataSource): Promise<Column[]> {
  return database.query(`select name, type, "isGenerated", "isRequired" from (${COLUMNS}) as columns order by name`)
}

/** The functions that statements can call: nobody calls those of triggers. */
export async function functionsOf(database: DataSource): Promise<string[]> {
  const functions: { name: string }[] = await database.query(`
    select oid::regprocedure::text as name from pg_proc
    where pronamespace = ${OWN_SCHEMA} and prorettype <> 'trigger'::regtype and ${OF_NO_EXTENSION} order by name
  `)
  return functions.map(({ name }) => name)
}

/** The number of rows of each table. */
export async function countsOf(database: DataSource): Promise<Record<string, number>> {
  const tables: { name: string }[] = await database.query(
    `select tablename as name from pg_tables where schemaname = 'public' order by name`,
  )
  const counted = tables.map(async ({ name }) => {
    const [{ count }] = await database.query(`select count(*)::int from "${name}"`)
    return [name, count]
  })
  return Object.fromEntries(await Promise.all(counted))
}
