import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { capture } from './child.mjs'
import { Failure } from './failure.mjs'
import { npm } from './npm.mjs'
import { pinnedNode, root, serverBuild } from './root.mjs'

const packages = [
  ...['client', 'contract', 'editor', 'locales', 'ui'].map((name) => `packages/${name}/src`),
  'package-lock.json',
]

/** Builds and their sources. Each build folder keeps a fingerprint of its sources. */
const builds = [
  {
    what: 'the web app',
    folder: join(root, 'apps/web/build'),
    sources: ['apps/web', 'scripts/vite', ...packages],
    build: () => npm(['run', 'build', '--workspace', '@narthex/web', '--silent'], 'Building the web app failed.'),
  },
  {
    what: 'the office',
    folder: join(root, 'apps/console/build'),
    sources: ['apps/console', 'scripts/vite', ...packages],
    build: () => npm(['run', 'build', '--workspace', '@narthex/console', '--silent'], 'Building the office failed.'),
  },
  {
    what: 'the server',
    folder: serverBuild,
    sources: ['apps/server/src', 'apps/api/src', 'apps/web/app', 'demo/src', 'scripts/bundle-server.mjs', ...packages],
    build: bundleServer,
  },
]

/** Builds the web app and the server unless their sources are those of the last build. Throws Failure. */
export const ensureBuilt = () => ensureEach(builds)

/** Runs `ensureBuilt` for the server only. Throws Failure. */
export const ensureServerBuilt = () => ensureEach(builds.filter(({ folder }) => folder === serverBuild))

/** @param {typeof builds} wanted */
async function ensureEach(wanted) {
  for (const { what, folder, sources, build } of wanted) {
    const stamp = join(folder, '.sources')
    const fingerprint = computeFingerprint(sources.map((source) => join(root, source)))
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) continue
    console.log(`Building ${what}…`)
    await build()
    writeFileSync(stamp, fingerprint)
  }
}

const notSources = /^(build|node_modules|\.react-router)$|\.test\.tsx?$/

/** Runs on the pinned Node, which the bundler needs. */
async function bundleServer() {
  const { code, output } = await capture(pinnedNode, [join(root, 'scripts/bundle-server.mjs')], { cwd: root })
  if (code === 0) return
  console.error(output)
  throw new Failure('Building the server failed.')
}

/**
 * Changes when a file is added, removed or written. Reads no file contents, so it takes a few milliseconds. A copy of
 * the project has the same fingerprint, also where modification times lose their fractions, as in archives and images.
 * @param {string[]} paths files and folders
 */
export function computeFingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesBelow)) {
    const { mtimeMs, size } = statSync(path)
    hash.update(`${relative(root, path)}\0${Math.floor(mtimeMs / 1000)}\0${size}\n`)
  }
  return hash.digest('hex')
}

/** @param {string} path @returns {string[]} */
function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path).filter((name) => !notSources.test(name))
  return names.sort().flatMap((name) => filesBelow(join(path, name)))
}
