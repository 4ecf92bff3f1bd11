const isStartedByNpm = Boolean(process.env.npm_lifecycle_event)
const eitherOf = (script: string, program: string) => (isStartedByNpm ? script : program)

/** Commands as they are typed where this process runs: an image has the built programs and not what npm's scripts need. */
export const TYPED_COMMANDS = {
  inquiries: eitherOf('npm run --silent inquiries --', 'node dist/server/inquiries.js'),
  inventory: eitherOf('npm run --silent inventory --', 'node dist/server/inventory.js'),
  partners: eitherOf('npm run --silent partners --', 'node dist/server/partners.js'),
  migrate: eitherOf('npm run db:migrate', 'node dist/server/database.js migrate'),
  grant: eitherOf('npm run db:grant', 'node dist/server/database.js grant'),
  backup: eitherOf('npm run backup --', 'node dist/server/backup.js'),
}
