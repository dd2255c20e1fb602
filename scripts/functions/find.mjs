import { parseSync, Visitor } from 'vite'

/** A function longer than this holds more than one thought. */
export const maxLines = 80

/** @typedef {{ name: string, line: number, lines: number }} LongFunction */

/**
 * Finds the functions of a source that are longer than `maxLines`, each by the name that it is declared or kept under.
 * @param {string} path @param {string} source @returns {LongFunction[]}
 */
export function findLongFunctions(path, source) {
  const starts = lineStarts(source)
  if (starts.length <= maxLines) return []
  /** @type {LongFunction[]} */
  const found = []
  /** @type {Map<unknown, string>} */
  const names = new Map()
  /** @param {any} node */
  const judge = (node) => {
    const line = lineAt(starts, node.start)
    const lines = lineAt(starts, node.end) - line + 1
    if (lines > maxLines) found.push({ name: node.id?.name ?? names.get(node) ?? 'a function', line, lines })
  }
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (init && id.type === 'Identifier') names.set(init, id.name)
    },
    Property({ key, value }) {
      if (key.type === 'Identifier') names.set(value, key.name)
    },
    MethodDefinition({ key, value }) {
      if (key.type === 'Identifier') names.set(value, key.name)
    },
    FunctionDeclaration: judge,
    FunctionExpression: judge,
    ArrowFunctionExpression: judge,
  }).visit(parseSync(path, source).program)
  return found
}

/** @param {string} source */
function lineStarts(source) {
  const starts = [0]
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** The line of an offset, from 1. @param {readonly number[]} starts @param {number} offset */
function lineAt(starts, offset) {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low + 1
}
