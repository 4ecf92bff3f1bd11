import type { Logger } from 'typeorm'

/** A logger that prints nothing and keeps every statement. */
export function recordStatements(statements: string[] = []): Logger {
  const ignore = () => {}
  return {
    logQuery: (statement) => {
      statements.push(statement)
    },
    logQueryError: ignore,
    logQuerySlow: ignore,
    logSchemaBuild: ignore,
    logMigration: ignore,
    log: ignore,
  }
}
