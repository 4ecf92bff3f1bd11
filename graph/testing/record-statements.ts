import type { Logger } from 'typeorm'
import type { PreparedStatement } from '#graph/database/prepared-statements.ts'

/** A logger that prints nothing and keeps every statement. */
export function recordStatements(statements: string[] = []): Logger {
  const ignore = () => {}
  return {
    logQuery: (statement: string | PreparedStatement) => {
      statements.push(typeof statement === 'string' ? statement : statement.text)
    },
    logQueryError: ignore,
    logQuerySlow: ignore,
    logSchemaBuild: ignore,
    logMigration: ignore,
    log: ignore,
  }
}
