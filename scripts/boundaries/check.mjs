import { findCycles } from './cycles.mjs'
import { checkFloors } from './floors.mjs'
import { listImports } from './imports.mjs'
import { checkNeeds } from './needs.mjs'
import { isTest, rules } from './rules.mjs'

/**
 * Lists imports that break a rule and import cycles, one line each.
 * @param {ReadonlyMap<string, string>} files source by path from the project's root
 */
export function checkBoundaries(files) {
  const imports = listImports(files).filter(({ from }) => !isTest.test(from))
  const broken = imports.flatMap((arrow) =>
    rules.filter((rule) => breaks(arrow, rule)).map(({ name }) => `${arrow.from} → ${arrow.to}: ${name}`),
  )
  const cycles = findCycles(imports.filter(({ isType }) => !isType))
  return [
    ...broken,
    ...checkFloors(imports),
    ...checkNeeds(files, imports),
    ...cycles.map((cycle) => `${cycle.join(' → ')}: imports go round`),
  ]
}

/** @param {import('./imports.mjs').Import} arrow @param {import('./rules.mjs').Rule} rule */
function breaks({ from, to, isType }, rule) {
  const match = rule.from.exec(from)
  if (!match || rule.notFrom?.test(from)) return false
  if (isType && rule.typesToo === false) return false
  const target = new RegExp(rule.to.source.replaceAll('$1', match[1] ?? ''))
  return target.test(to) && !rule.notTo?.test(to)
}
