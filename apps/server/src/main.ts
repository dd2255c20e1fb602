import { migrateCommand, seedCommand } from './commands.ts'
import { explain } from './explain.ts'
import { serveCommand } from './serve.ts'

const commands: Record<string, (args: readonly string[]) => Promise<void>> = {
  serve: serveCommand,
  migrate: migrateCommand,
  seed: seedCommand,
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
  console.error(`Narthex cannot run: ${explain(error as Error)}`)
  process.exit(1)
}
