import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { startOwnDatabase } from '#web/e2e/ownDatabase.ts'
import { measureGrowth } from './growth.ts'
import { measureHttp } from './http.ts'

const RESULTS = 'web/bench/results.md'
const SECTIONS = { http: measureHttp, growth: measureGrowth }

type SectionName = keyof typeof SECTIONS

/** `npm run bench -- [http] [growth] [--seconds 3] [--rounds 3]`: without a name all sections. */
const readArguments = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seconds: { type: 'string', default: '3' }, rounds: { type: 'string', default: '3' } },
  })
  const names = (positionals.length > 0 ? positionals : Object.keys(SECTIONS)) as SectionName[]
  const unknown = names.find((name) => !Object.hasOwn(SECTIONS, name))
  if (unknown) throw new Error(`There is no section ${unknown}, only ${Object.keys(SECTIONS).join(', ')}`)
  return { names, seconds: Number(values.seconds), rounds: Number(values.rounds) }
}

/** Replaces one section of the results; the others stay. */
const writeSection = async (name: SectionName, text: string) => {
  const written = (await readFile(RESULTS, 'utf8').catch(() => '')).split(/^(?=## )/m)
  const parts = Object.keys(SECTIONS).map((known) =>
    known === name ? `## ${name}\n\n${text}` : written.find((part) => part.startsWith(`## ${known}\n`))?.trimEnd(),
  )
  await writeFile(RESULTS, `${['# Measured', ...parts.filter(Boolean)].join('\n\n')}\n`)
}

const machine = () => {
  const date = new Date().toISOString().slice(0, 10)
  return `${date}, ${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, embedded Postgres on the same machine.`
}

// Ctrl-C reaches the servers too: the measurement fails, and the failure cleans up.
process.on('SIGINT', () => {})

const { names, ...options } = readArguments()
for (const name of names) {
  const database = await startOwnDatabase()
  try {
    const text = `${machine()}\n${await SECTIONS[name]({ database, ...options })}`
    console.log(`\n## ${name}\n\n${text}`)
    await writeSection(name, text)
  } finally {
    await database.stop()
  }
}
