import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadConfig } from '#graph/config.ts'
import { backUpDatabase, copyFolder, writeWhole } from '#graph/database/backup.ts'
import { runCommand } from '#graph/runtime/process.ts'
import { StartError } from '#graph/runtime/start-error.ts'
import { TYPED_COMMANDS } from '#graph/runtime/typed-commands.ts'
import { openDatabase } from '#graph/start/open-database.ts'

await runCommand(async () => {
  const [folder, ...rest] = process.argv.slice(2)
  if (!folder || rest.length > 0) throw new StartError(`Usage: ${TYPED_COMMANDS.backup} FOLDER`)
  if (existsSync(folder)) throw new StartError(`${folder} already exists: name a new folder.`)
  const config = loadConfig()
  if (config.databaseUrl)
    throw new StartError('DATABASE_URL names a Postgres of your own: back it up with pg_dump (docs/operations.md).')

  const database = await openDatabase(config, { prepare: async () => {} })
  try {
    await writeWhole(folder, async (unfinished) => {
      await backUpDatabase(database.url, config.dataDir, unfinished)
      if (existsSync(config.mediaDir)) await copyFolder(config.mediaDir, join(unfinished, 'media'))
    })
  } finally {
    await database.close()
  }
  console.log(`The database and the pictures are in ${folder}. To restore them, put it in place of ${config.dataDir}.`)
})
