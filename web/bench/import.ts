import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { cpuTime, peakMemory } from './cpuTime.ts'
import { type Database, query } from './database.ts'
import { writeStock } from './importWork.ts'
import { median } from './median.ts'
import { figure, judge, table } from './table.ts'

const FEW = 10_000
const MANY = 100_000
const LEAST_ROWS_A_SECOND = 20_000
const LOOK_MS = 50

interface Import {
  name: string
  file: string
  rows: number
  /** Imports into a separate database with the sample data only. */
  isFirst?: boolean
}

/** The order matters: each file repeats or changes the rows of those before. */
const IMPORTS: Import[] = [
  { name: 'first, CSV', file: 'few.csv', rows: FEW, isFirst: true },
  { name: 'first, CSV', file: 'many.csv', rows: MANY, isFirst: true },
  { name: 'unchanged, CSV', file: 'many.csv', rows: MANY },
  { name: 'unchanged, JSON', file: 'many.json', rows: MANY },
  { name: 'a tenth changed, CSV', file: 'changed.csv', rows: MANY },
]

interface Figures {
  rowsPerSecond: number
  /** CPU for each row, of the program with its start and of Postgres; undefined where the system does not tell. */
  programMicros: number | undefined
  postgresMicros: number | undefined
  memoryMb: number | undefined
}

/** How fast `npm run inventory -- import` is, and how much memory its process takes. */
export const measureImport = async ({ database, rounds }: { database: Database; rounds: number }): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'ridgeline-import-'))
  try {
    await writeStock(join(folder, 'few.csv'), { rows: FEW })
    await writeStock(join(folder, 'many.csv'), { rows: MANY })
    await writeStock(join(folder, 'many.json'), { rows: MANY })
    await writeStock(join(folder, 'changed.csv'), { rows: MANY, isChanged: true })
    const runs: Figures[][] = IMPORTS.map(() => [])
    for (let round = 1; round <= rounds; round++) {
      let url = ''
      for (const [index, work] of IMPORTS.entries()) {
        if (work.isFirst) url = await createDatabase(database, `import_${round}_${index}`)
        const figures = await runImport(work, { folder, url, database })
        console.error(`${work.rows} rows, ${work.name}: ${figure(figures.rowsPerSecond)} rows/s`)
        runs[index]!.push(figures)
      }
    }
    return [
      `Medians of ${rounds} rounds. Rows a second as the program reports them, which is from the first byte of the file to the`,
      'commit; CPU in µs for each row, that of the program with its start.',
      '',
      importTable(runs),
    ].join('\n')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const createDatabase = async ({ url }: Database, name: string) => {
  await query(url, `create database ${name}`)
  const own = new URL(url)
  own.pathname = name
  await promisify(execFile)(process.execPath, ['dist/server/database.js', 'migrate'], {
    env: { ...process.env, DATABASE_URL: own.href },
  })
  return own.href
}

interface Place {
  folder: string
  url: string
  database: Database
}

const runImport = async ({ file, rows }: Import, { folder, url, database }: Place): Promise<Figures> => {
  const [allBefore, postgresBefore] = await Promise.all([cpuTime([process.pid]), cpuTime([database.pid])])
  const child = spawn(process.execPath, ['dist/server/inventory.js', 'import', join(folder, file)], {
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [report, memoryMb] = await Promise.all([text(child.stdout), watchMemory(child.pid!), once(child, 'exit')])
  const [allAfter, postgresAfter] = await Promise.all([cpuTime([process.pid]), cpuTime([database.pid])])

  const seconds = Number(/^\d+ rows in ([\d.]+) s/m.exec(report)?.[1])
  if (!seconds) throw new Error(`The import of ${file} did not succeed: ${report}`)
  const perRow = (micros: number) => (Number.isFinite(micros) ? micros / rows : undefined)
  const postgres = postgresAfter! - postgresBefore!
  return {
    rowsPerSecond: rows / seconds,
    // Postgres is a child of this process, as the program was.
    programMicros: perRow(allAfter! - allBefore! - postgres),
    postgresMicros: perRow(postgres),
    memoryMb,
  }
}

/** The peak memory of a process, read until shortly before its end. */
const watchMemory = async (pid: number): Promise<number | undefined> => {
  let most: number | undefined
  for (let now = await peakMemory(pid); now !== undefined; now = await peakMemory(pid)) {
    most = now
    await wait(LOOK_MS)
  }
  return most
}

const importTable = (runs: Figures[][]) =>
  table(
    ['rows', 'import', 'rows/s', 'program µs', 'Postgres µs', 'memory MB', 'target', ''],
    IMPORTS.map(({ name, rows }, index) => {
      const all = runs[index]!
      const middle = (key: keyof Figures) =>
        all[0]![key] === undefined ? undefined : median(all.map((run) => run[key]!))
      const speed = middle('rowsPerSecond')!
      return [
        rows.toLocaleString('en-US'),
        name,
        figure(speed),
        figure(middle('programMicros')),
        figure(middle('postgresMicros')),
        figure(middle('memoryMb')),
        ...judge(speed, { least: LEAST_ROWS_A_SECOND }),
      ]
    }),
  )
