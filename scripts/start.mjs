import { ensureBuilt } from './build.mjs'
import { become } from './child.mjs'
import { runMain } from './failure.mjs'
import { ensureInstalled } from './install.mjs'
import { pinnedNode, root } from './root.mjs'

/** What runs for each command, and whether it needs the web app to be built. */
const commands = {
  serve: { program: 'apps/server/src/main.ts', needsBuild: true },
  migrate: { program: 'apps/server/src/main.ts', needsBuild: false },
  seed: { program: 'apps/server/src/main.ts', needsBuild: false },
  bench: { program: 'bench/src/main.ts', needsBuild: true },
  screenshots: { program: 'e2e/screenshots/main.ts', needsBuild: true },
}

/** What the server runs from. Named, since plain `--watch` would also restart for Vite's temporary files. */
const serverSources = ['apps/server/src', 'apps/api', 'packages/contract/src', 'packages/locales/src', 'demo/src']

/**
 * Runs on whatever Node the machine has, before anything is installed; installs and builds what is missing,
 * and gives way to the product on the pinned Node.
 */
async function start() {
  const given = process.argv.slice(2)
  const name = given.find((argument) => argument in commands) ?? 'serve'
  const isDevelopment = given.includes('--dev')
  const { program, needsBuild } = commands[/** @type {keyof typeof commands} */ (name)]

  await ensureInstalled()
  if (needsBuild && !isDevelopment) await ensureBuilt()

  const watch = isDevelopment
    ? ['--watch-preserve-output', ...serverSources.map((folder) => `--watch-path=${folder}`)]
    : []
  const options = given.filter((argument) => argument !== name)
  return become(pinnedNode, ['--disable-warning=ExperimentalWarning', ...watch, program, name, ...options], {
    cwd: root,
    env: { ...process.env, NODE_ENV: isDevelopment ? 'development' : 'production' },
  })
}

await runMain(start)
