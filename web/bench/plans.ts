import { readFile } from 'node:fs/promises'
import { type Database, query } from './database.ts'

/** The plan of one statement. */
export interface Plan {
  milliseconds: number
  /** The steps from the result down to the tables. */
  steps: string[]
  /** Blocks of 8 KB that were read. */
  blocks: number
}

interface PlanNode {
  'Node Type': string
  'Index Name'?: string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: PlanNode[]
}

const EXPLAINED = {
  log_min_duration: 0,
  log_analyze: 'on',
  log_buffers: 'on',
  log_format: 'json',
}

const ENTRY = /duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n)+)/g

/**
 * Makes Postgres log the plan of every statement while `work` runs. `work` gets a function that runs a piece of work and returns
 * its plans. The database loads auto_explain into its sessions.
 */
export const readPlans = async (
  { log }: Database,
  url: string,
  work: (plansOf: (action: () => Promise<unknown>) => Promise<Plan[]>) => Promise<void>,
): Promise<void> => {
  const settings = Object.entries(EXPLAINED)
  for (const [name, value] of settings) await query(url, `alter system set auto_explain.${name} = '${value}'`)
  await query(url, 'select pg_reload_conf()')
  // A signal tells sessions of new settings, which they read before their next statement.
  await query(url, 'select pg_sleep(0.2)')
  await work(async (action) => {
    const before = (await readFile(log)).length
    await action()
    const logged = (await readFile(log)).subarray(before).toString()
    return [...logged.matchAll(ENTRY)].map(([, duration, json]) => toPlan(Number(duration), json!)).filter(isOfVehicles)
  })
  for (const [name] of settings) await query(url, `alter system reset auto_explain.${name}`)
  await query(url, 'select pg_reload_conf()')
}

const toPlan = (milliseconds: number, json: string): Plan => {
  const { Plan: root } = JSON.parse(json) as { Plan: PlanNode }
  return { milliseconds, steps: stepsOf(root), blocks: root['Shared Hit Blocks'] + root['Shared Read Blocks'] }
}

/** The steps that read a table or sort; the others follow from the statement. Equal steps are one. */
const stepsOf = (root: PlanNode): string[] => {
  const steps = new Map<string, { nodes: number; rows: number; leftOut: number }>()
  const visit = (node: PlanNode) => {
    const place = node['Index Name'] ?? node['Relation Name'] ?? ''
    if (place || node['Node Type'] === 'Sort') {
      const name = `${node['Node Type']} ${place}`.trim()
      const { nodes, rows, leftOut } = steps.get(name) ?? { nodes: 0, rows: 0, leftOut: 0 }
      const runs = node['Actual Loops']
      steps.set(name, {
        nodes: nodes + 1,
        rows: rows + node['Actual Rows'] * runs,
        leftOut: leftOut + (node['Rows Removed by Filter'] ?? 0) * runs,
      })
    }
    for (const child of node.Plans ?? []) visit(child)
  }
  visit(root)
  return [...steps].map(([name, { nodes, rows, leftOut }]) => {
    const times = nodes > 1 ? ` × ${nodes}` : ''
    return `${name}${times} (${rows} rows${leftOut > 0 ? `, ${leftOut} left out` : ''})`
  })
}

const isOfVehicles = ({ steps }: Plan) => steps.some((step) => step.includes(' vehicle'))
