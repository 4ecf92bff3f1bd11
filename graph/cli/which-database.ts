import type { DataSource } from 'typeorm'
import type { Config } from '#graph/config.ts'

interface WhichDatabase {
  name: string
  /** Without user and password. */
  place: string
}

export async function whichDatabase(
  database: DataSource,
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
): Promise<WhichDatabase> {
  const [{ name }] = await database.query('select current_database() as name')
  return {
    name,
    place: databaseUrl ? `on ${URL.parse(databaseUrl)?.host ?? 'DATABASE_URL'}` : `embedded in ${dataDir}`,
  }
}

/** Prints which database a command uses: a shell without the site's settings uses another one. On stderr, because stdout is for results. */
export async function printDatabase(...parameters: Parameters<typeof whichDatabase>): Promise<void> {
  const { name, place } = await whichDatabase(...parameters)
  console.error(`Database: ${name} ${place}`)
}
