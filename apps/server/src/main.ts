import { DataFolderInUseError } from '@narthex/api/platform/database/data-folder-lock'
import { BadSettingError } from './config.ts'
import { migrateCommand, seedCommand } from './commands.ts'
import { serveCommand } from './serve.ts'

const commands: Record<string, (args: readonly string[]) => Promise<void>> = {
  serve: serveCommand,
  migrate: migrateCommand,
  seed: seedCommand,
}

/** What went wrong, in one line that tells a person what to do. */
function explain(error: NodeJS.ErrnoException): string {
  if (error instanceof DataFolderInUseError) return `${error.message}. Stop it first, or set DATA_FOLDER to another folder.`
  if (error instanceof BadSettingError) return `A setting is wrong: ${error.message}`
  if (error.code === 'EADDRINUSE') return `Port ${(error as { port?: number }).port} is busy. Set PORT to another one.`
  if (error.code === 'EACCES' || error.code === 'EPERM' || error.code === 'EROFS')
    return `${error.path ?? `Port ${(error as { port?: number }).port}`} cannot be used: permission denied.`
  if (error.code === 'ECONNREFUSED') return 'The database server does not answer. Check DATABASE_URL.'
  return error.stack ?? error.message
}

const [name = 'serve', ...args] = process.argv.slice(2)
const command = commands[name]
if (!command) {
  console.error(`Unknown command ${name}; there are: ${Object.keys(commands).join(', ')}`)
  process.exit(2)
}
try {
  await command(args)
} catch (error) {
  console.error(`Narthex cannot run: ${explain(error as NodeJS.ErrnoException)}`)
  process.exit(1)
}
