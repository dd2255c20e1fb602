import { parseSync, Visitor } from 'vite'

/** The limit of a test or hook, in milliseconds. */
const maxLimitMs = 60_000

const blocks = new Set(['test', 'it', 'describe'])
const hooks = new Set(['beforeAll', 'beforeEach', 'afterAll', 'afterEach'])

/**
 * The lines of a test file that give a test or a hook a limit which is over 60 seconds, or not a number that stands there.
 * @param {string} path @param {string} source @returns {number[]}
 */
export function findLongLimits(path, source) {
  /** @type {number[]} */
  const lines = []
  /** @param {any} limit */
  function judge(limit) {
    if (!limit || (limit.type === 'Literal' && limit.value <= maxLimitMs)) return
    lines.push(source.slice(0, limit.start).split('\n').length)
  }
  new Visitor({
    CallExpression({ callee, arguments: args }) {
      const name = rootName(callee)
      if (hooks.has(name ?? '')) judge(numeric(args[1]))
      if (!blocks.has(name ?? '')) return
      if (isNamed(callee, 'setTimeout')) judge(args[0])
      for (const argument of args) judge(timeoutIn(argument))
      judge(numeric(args[2]))
    },
  }).visit(parseSync(path, source).program)
  return lines
}

/** `test` of `test.describe.configure` and of `test.each(table)`. @param {any} callee @returns {string | undefined} */
function rootName(callee) {
  if (callee.type === 'Identifier') return callee.name
  return rootName(callee.object ?? callee.callee ?? callee.tag ?? { type: 'Identifier' })
}

/** @param {any} callee @param {string} name */
const isNamed = (callee, name) => callee.type === 'MemberExpression' && callee.property.name === name

/** A last argument is a limit unless it is what runs. @param {any} argument */
const numeric = (argument) =>
  argument?.type === 'Literal' || argument?.type === 'BinaryExpression' ? argument : undefined

/** @param {any} argument */
function timeoutIn(argument) {
  if (argument?.type !== 'ObjectExpression') return undefined
  return argument.properties.find((/** @type {any} */ { key }) => key?.name === 'timeout')?.value
}
