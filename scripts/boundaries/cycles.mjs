/**
 * Finds import cycles, each once.
 * @param {readonly import('./imports.mjs').Import[]} imports
 * @returns {string[][]} the files of each cycle; the first file is repeated at the end
 */
export function findCycles(imports) {
  /** @type {Map<string, string[]>} */
  const targets = new Map()
  for (const { from, to } of imports) targets.set(from, [...(targets.get(from) ?? []), to])

  /** @type {string[][]} */
  const cycles = []
  const done = new Set()
  /** @param {string} file @param {readonly string[]} trail */
  function visit(file, trail) {
    const start = trail.indexOf(file)
    if (start >= 0) cycles.push([...trail.slice(start), file])
    if (start >= 0 || done.has(file)) return
    for (const target of targets.get(file) ?? []) visit(target, [...trail, file])
    done.add(file)
  }
  for (const file of targets.keys()) visit(file, [])
  return cycles
}
