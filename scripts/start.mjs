import { ensureBuilt } from './build.mjs'
import { become } from './child.mjs'
import { runMain } from './failure.mjs'
import { ensureInstalled } from './install.mjs'
import { memoryEnvironment, nodeOptions, pinnedNode, root } from './root.mjs'

/** The program of each command, whether it needs a build, and what runs instead in development. */
const commands = {
  serve: { program: 'apps/server/build/main.mjs', needsBuild: true, source: 'apps/server/src/main.ts' },
  migrate: { program: 'apps/server/src/main.ts', needsBuild: false },
  seed: { program: 'apps/server/src/main.ts', needsBuild: false },
  backup: { program: 'apps/server/src/main.ts', needsBuild: false },
  restore: { program: 'apps/server/src/main.ts', needsBuild: false },
  hold: { program: 'apps/server/src/main.ts', needsBuild: false },
  resume: { program: 'apps/server/src/main.ts', needsBuild: false },
  jobs: { program: 'apps/server/src/main.ts', needsBuild: false },
  church: { program: 'apps/server/src/main.ts', needsBuild: false },
  bible: { program: 'apps/server/src/main.ts', needsBuild: false },
  'docs:settings': { program: 'scripts/settings/write.ts', needsBuild: false },
  bench: { program: 'bench/src/main.ts', needsBuild: true },
  screenshots: { program: 'e2e/screenshots/main.ts', needsBuild: true },
}

/** The folders to watch. Plain `--watch` would also restart for Vite's temporary files. */
const serverSources = ['apps/server/src', 'apps/api', 'packages/contract/src', 'packages/locales/src', 'demo/src']

/**
 * Runs on any Node that the machine has, before anything is installed. Installs and builds what is missing, then runs
 * the product on the pinned Node.
 */
async function start() {
  const given = process.argv.slice(2)
  const name = given.find((argument) => argument in commands) ?? 'serve'
  const isDevelopment = given.includes('--dev')
  /** @type {{ program: string, needsBuild: boolean, source?: string }} */
  const { program, needsBuild, source = program } = commands[/** @type {keyof typeof commands} */ (name)]

  await ensureInstalled()
  if (needsBuild && !isDevelopment) await ensureBuilt()

  const watch = isDevelopment
    ? ['--watch-preserve-output', ...serverSources.map((folder) => `--watch-path=${folder}`)]
    : []
  // The first alone: an option or a file may be called like the command.
  const options = given.filter((_, index) => index !== given.indexOf(name))
  return become(pinnedNode, [...nodeOptions, ...watch, isDevelopment ? source : program, name, ...options], {
    cwd: root,
    env: { ...memoryEnvironment, ...process.env, NODE_ENV: isDevelopment ? 'development' : 'production' },
  })
}

await runMain(start)
