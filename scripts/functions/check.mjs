import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourcesBelow } from '../boundaries/house.mjs'
import { Failure } from '../failure.mjs'
import { root } from '../root.mjs'
import { findLongFunctions, maxLines } from './find.mjs'
import { known } from './known.mjs'

const isTest = /\.(test|spec)\.tsx?$|\/testing\//

/** Refuses functions over 80 lines outside tests and what sets them up, and known ones that have grown or are no longer that long. Throws Failure. */
export function checkFunctions() {
  const long = ['apps', 'packages', 'demo']
    .flatMap(sourcesBelow)
    .filter((path) => !isTest.test(path))
    .flatMap((path) =>
      findLongFunctions(path, readFileSync(join(root, path), 'utf8')).map((found) => ({ path, ...found })),
    )
  const isKnown = (/** @type {{ path: string, name: string, lines: number }} */ { path, name, lines }) =>
    known.some((entry) => entry.path === path && entry.name === name && lines <= entry.lines)
  const complaints = long.filter((found) => !isKnown(found))
  if (complaints.length > 0)
    throw new Failure(
      `Functions over ${maxLines} lines; state goes to a hook or a module, parts to functions of their own:\n${complaints
        .map(({ path, name, line, lines }) => `${path}:${line}: ${name} has ${lines} lines`)
        .join('\n')}`,
    )
  const done = known.filter((entry) => !long.some(({ path, name }) => path === entry.path && name === entry.name))
  if (done.length > 0)
    throw new Failure(
      `scripts/functions/known.mjs names functions that are short now: ${done.map(({ path, name }) => `${path} ${name}`).join(', ')}`,
    )
}
