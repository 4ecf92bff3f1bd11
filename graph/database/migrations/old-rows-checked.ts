import type { MigrationInterface, QueryRunner } from 'typeorm'
import { StartError } from '#graph/runtime/start-error.ts'

const CHECKS = [
  { table: 'vehicles', check: 'vehicles_price_above_zero', wanted: 'a price above zero of each of these carts' },
  {
    table: 'locations',
    check: 'hours_of_locations',
    wanted: 'hours such as "09:00" to "17:00", or none, for each day of these locations',
  },
]

/** Prices and hours are checked in every row: a database of 1.0.0 may have some that are older than their checks. */
export class OldRowsChecked implements MigrationInterface {
  name = 'OldRowsChecked1796043800002'

  async up(runner: QueryRunner): Promise<void> {
    const wrong: string[] = []
    for (const { table, check, wanted } of CHECKS) {
      const rule = 'select pg_get_expr(conbin, conrelid) as rule from pg_constraint where conname = $1'
      for (const { rule: isRight } of await runner.query(rule, [check])) {
        const rows: { id: string }[] = await runner.query(
          `select id from ${table} where not (${isRight}) order by id limit 100`,
        )
        if (rows.length > 0) wrong.push(`${wanted}: ${rows.map(({ id }) => id).join(', ')}`)
      }
    }
    if (wrong.length > 0)
      throw new StartError(
        `This release needs ${wrong.join('; and ')}. Nothing was changed: correct them with release 1.0.0, then start this one.`,
      )
    for (const { table, check } of CHECKS) await runner.query(`alter table ${table} validate constraint ${check}`)
  }

  async down(): Promise<void> {}
}
