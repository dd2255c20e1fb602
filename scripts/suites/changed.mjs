import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listImports } from '../boundaries/imports.mjs'
import { Failure } from '../failure.mjs'
import { root } from '../root.mjs'

/**
 * The tests that a change can reach, by suite: files, and of the journeys expressions for tags and file names. A suite
 * without a list runs whole.
 * @typedef {Readonly<Record<string, readonly string[]>>} Reach
 */

/** Files that reach everything by wiring alone: a change does not travel through them. */
const wiring = /^apps\/api\/src\/(app|build-api)\.ts$|\/testing\/seeded-[a-z-]+\.ts$|^apps\/web\/app\/routes\.ts$/

/** Integration tests that run whatever has changed: those over all endpoints and all pages. */
const always = /^apps\/api\/src\/[a-z-]+\.integration\.test\.ts$|^apps\/server\/src\/served-pages\/|^apps\/web\/test\//

/** The story of each feature that runs whatever has changed. */
const smoke = '@smoke'

/** Files without imports that concern every test. */
const concernsAll =
  /^(package-lock\.json|vitest\.config\.ts|tsconfig\.base\.json|apps\/api\/.*\.sql|scripts\/(suites|testing)\/.*|.*\.css)$/

/**
 * Finds what the change since `base` can reach, uncommitted files included. Throws Failure where git cannot tell.
 * @param {string} base a revision
 * @returns {Reach}
 */
export function findReach(base) {
  const sources = git('ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs')
  const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
  const files = new Map(sources.flatMap((path) => readSource(path)))
  return findReached(changed, files)
}

/**
 * @param {readonly string[]} changed
 * @param {ReadonlyMap<string, string>} files source by path from the project's root
 * @returns {Reach}
 */
export function findReached(changed, files) {
  if (changed.some((path) => concernsAll.test(path))) return {}
  const reached = travel(changed, files)
  const tests = [...files.keys()].filter((path) => /\.test\.tsx?$/.test(path))
  /** @param {(path: string) => boolean} isOfSuite */
  const pick = (isOfSuite) => tests.filter((path) => isOfSuite(path) && (reached.has(path) || always.test(path)))
  const isIntegration = (/** @type {string} */ path) => path.includes('.integration.test.')
  const isComponents = (/** @type {string} */ path) => path.includes('.browser.test.')
  const stories = [...reached].flatMap((path) => /([a-z-]+)\.spec\.ts$/.exec(path)?.[0] ?? [])
  return {
    unit: pick((path) => !isIntegration(path) && !isComponents(path)),
    components: pick(isComponents),
    integration: pick(isIntegration),
    journeys: [smoke, ...stories.map((name) => name.replaceAll('.', '\\.'))],
  }
}

/**
 * The changed files and every file that imports them, directly or by others.
 * @param {readonly string[]} changed @param {ReadonlyMap<string, string>} files
 */
function travel(changed, files) {
  /** @type {Map<string, string[]>} */
  const importers = new Map()
  for (const { from, to } of listImports(files)) importers.set(to, [...(importers.get(to) ?? []), from])
  const reached = new Set(changed)
  for (const path of reached)
    if (!wiring.test(path) || changed.includes(path))
      for (const importer of importers.get(path) ?? []) reached.add(importer)
  return reached
}

/** @param {string} path @returns {[string, string][]} */
function readSource(path) {
  try {
    return [[path, readFileSync(join(root, path), 'utf8')]]
  } catch {
    // Removed, and not yet from git's index.
    return []
  }
}

/** @param {string[]} args */
function git(...args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
      .split('\n')
      .filter(Boolean)
  } catch {
    throw new Failure('git does not tell what has changed: --changed needs a checkout, and a revision that exists.')
  }
}
