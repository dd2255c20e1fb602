import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './npm.mjs'
import { root } from './root.mjs'

const buildFolder = join(root, 'apps/web/build')
const stamp = join(buildFolder, '.sources')
const sources = ['apps/web', 'packages/contract/src', 'packages/locales/src', 'packages/ui/src', 'package-lock.json']
const notSources = /^(build|node_modules|\.react-router)$|\.test\.tsx?$/

/** Builds the web app unless its sources are those of the last build. Throws Failure. */
export async function ensureBuilt() {
  const fingerprint = fingerprintOf(sources.map((source) => join(root, source)))
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
  console.log('Building the web app…')
  await npm(['run', 'build', '--silent'], 'Building the web app failed.')
  writeFileSync(stamp, fingerprint)
}

/**
 * Changes when a file appears, goes or is written; no file is read, so that asking costs a few milliseconds.
 * @param {string[]} paths files and folders
 */
export function fingerprintOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesBelow)) {
    const { mtimeMs, size } = statSync(path)
    hash.update(`${path}\0${mtimeMs}\0${size}\n`)
  }
  return hash.digest('hex')
}

/** @param {string} path @returns {string[]} */
function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path).filter((name) => !notSources.test(name))
  return names.sort().flatMap((name) => filesBelow(join(path, name)))
}
