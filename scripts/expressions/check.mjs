import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourcesBelow } from '../boundaries/house.mjs'
import { isTest } from '../boundaries/rules.mjs'
import { Failure } from '../failure.mjs'
import { root } from '../root.mjs'
import { exceptions } from './exceptions.mjs'
import { expressionsIn } from './find.mjs'
import { findFault, isBounded } from './judge.mjs'

/**
 * Expressions that recheck found safe. A new one is analysed in the check, which takes seconds; `record.mjs` stores the
 * result.
 */
export const knownFile = join(root, 'scripts/expressions/known.json')

/** The product's own expressions, keyed by their source text. */
export function findExpressions() {
  const paths = ['apps', 'packages', 'demo'].flatMap(sourcesBelow).filter((path) => !isTest.test(path))
  const found = new Map()
  for (const path of paths)
    for (const expression of expressionsIn(path, readFileSync(join(root, path), 'utf8')))
      if (!isBounded(expression.pattern)) found.set(written(expression), expression)
  return found
}

/** @param {{ pattern: string, flags: string }} expression */
export const written = ({ pattern, flags }) => `/${pattern}/${flags}`

/**
 * Lists expressions that are neither safe nor an exception, and unused exceptions, one line each.
 * @param {ReadonlyMap<string, import('./find.mjs').Expression>} expressions
 * @param {{ known: ReadonlySet<string>, exceptions: Readonly<Record<string, string>> }} judged
 */
export function complaintsAbout(expressions, { known, exceptions: allowed }) {
  const unjudged = [...expressions].filter(([name]) => !known.has(name) && !(name in allowed))
  const faults = unjudged.flatMap(([name, { pattern, flags, place }]) => {
    const fault = findFault(pattern, flags)
    return fault ? [`${place}: ${name} ${fault}`] : []
  })
  const stale = Object.keys(allowed).filter((name) => !expressions.has(name))
  return [...faults, ...stale.map((name) => `scripts/expressions/exceptions.mjs: nothing uses ${name}`)]
}

/** Refuses expressions whose time may grow faster than the text that they read. Throws Failure. */
export function checkExpressions() {
  const known = new Set(JSON.parse(readFileSync(knownFile, 'utf8')))
  const complaints = complaintsAbout(findExpressions(), { known, exceptions })
  if (complaints.length > 0) throw new Failure(complaints.join('\n'))
}
