import { parseSync, Visitor } from 'vite'

/** @typedef {{ pattern: string, flags: string, place: string }} Expression */

/**
 * Finds the regular expressions of a source: literals, and `RegExp(…)` with constant strings.
 * @param {string} path @param {string} source @returns {Expression[]}
 */
export function expressionsIn(path, source) {
  /** @type {Expression[]} */
  const found = []
  /** @param {{ start: number }} node @param {string} pattern @param {string} flags */
  const add = ({ start }, pattern, flags) =>
    found.push({ pattern, flags, place: `${path}:${source.slice(0, start).split('\n').length}` })

  /** @param {any} node */
  const visitCall = (node) => {
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return
    const [pattern, flags] = node.arguments.map(constantText)
    if (pattern !== undefined) add(node, pattern, flags ?? '')
  }
  new Visitor({
    Literal(node) {
      if ('regex' in node) add(node, node.regex.pattern, node.regex.flags)
    },
    NewExpression: visitCall,
    CallExpression: visitCall,
  }).visit(parseSync(path, source).program)
  return found
}

/** @param {any} node @returns {string | undefined} */
function constantText(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  return node.type === 'TemplateLiteral' && node.expressions.length === 0 ? node.quasis[0].value.cooked : undefined
}
