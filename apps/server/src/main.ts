import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { guardCrashes } from './crash.ts'

// Must come first: code that was compiled at the last start is loaded from this cache. Where the folder cannot be
// written, the process starts without it.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/compiled'))

guardCrashes()

const commands: Record<string, () => Promise<(args: readonly string[]) => Promise<void>>> = {
  serve: async () => (await import('./serve.ts')).serveCommand,
  migrate: async () => (await import('./commands.ts')).migrateCommand,
  seed: async () => (await import('./commands.ts')).seedCommand,
  backup: async () => (await import('./backup-commands.ts')).backupCommand,
  restore: async () => (await import('./backup-commands.ts')).restoreCommand,
  hold: async () => (await import('./hold-commands.ts')).holdCommand,
  resume: async () => (await import('./hold-commands.ts')).resumeCommand,
  jobs: async () => (await import('./jobs-commands.ts')).jobsCommand,
  church: async () => (await import('./church/church-commands.ts')).churchCommand,
  bible: async () => (await import('./bible/bible-commands.ts')).bibleCommand,
}

const [name = 'serve', ...args] = process.argv.slice(2)
const load = commands[name]
if (!load) {
  console.error(`Unknown command ${name}; there are: ${Object.keys(commands).join(', ')}`)
  process.exit(2)
}
try {
  const command = await load()
  await command(args)
} catch (error) {
  const { explain } = await import('./explain.ts')
  console.error(`Narthex cannot run: ${explain(error as Error)}`)
  process.exit(1)
}
