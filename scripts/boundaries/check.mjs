import { findCycles } from './cycles.mjs'
import { importsOf } from './imports.mjs'
import { isTest, rules } from './rules.mjs'

/**
 * What stands against the rules in these files, one line each.
 * @param {ReadonlyMap<string, string>} files source by path from the project's root
 */
export function checkBoundaries(files) {
  const imports = importsOf(files).filter(({ from }) => !isTest.test(from))
  const broken = imports.flatMap((one) =>
    rules.filter((rule) => breaks(one, rule)).map(({ name }) => `${one.from} → ${one.to}: ${name}`),
  )
  const cycles = findCycles(imports.filter(({ isType }) => !isType))
  return [...broken, ...cycles.map((cycle) => `${cycle.join(' → ')}: imports go round`)]
}

/** @param {import('./imports.mjs').Import} one @param {import('./rules.mjs').Rule} rule */
function breaks({ from, to, isType }, rule) {
  const match = rule.from.exec(from)
  if (!match || rule.notFrom?.test(from)) return false
  if (isType && rule.typesToo === false) return false
  const target = new RegExp(rule.to.source.replaceAll('$1', match[1] ?? ''))
  return target.test(to) && !rule.notTo?.test(to)
}
