import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourcesBelow } from '../boundaries/house.mjs'
import { Failure } from '../failure.mjs'
import { root } from '../root.mjs'
import { exceptions } from './exceptions.mjs'
import { findLongLimits } from './find.mjs'

/** Refuses tests and hooks that may hang for longer than a minute. Throws Failure. */
export function checkLimits() {
  const tests = ['apps', 'packages', 'demo', 'bench', 'e2e', 'scripts']
    .flatMap(sourcesBelow)
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path))
  const complaints = tests
    .filter((path) => !exceptions.some((allowed) => allowed.path === path))
    .flatMap((path) => findLongLimits(path, readFileSync(join(root, path), 'utf8')).map((line) => `${path}:${line}`))
  const unused = exceptions.filter(({ path }) => !tests.includes(path)).map(({ path }) => path)
  if (complaints.length > 0)
    throw new Failure(
      `Limits over 60 s, or computed; scripts/limits/exceptions.mjs lists those with a reason:\n${complaints.join('\n')}`,
    )
  if (unused.length > 0) throw new Failure(`Exceptions of limits without a file: ${unused.join(', ')}`)
}
