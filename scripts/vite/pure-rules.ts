import { type Plugin, parseSync } from 'vite'

const isOfContract = (id: string) => id.includes('/packages/contract/src/') && id.endsWith('.ts')

/**
 * Lets a page do without the constants of the contract that it does not use. Bundlers keep what is made by calls, such as the
 * rules of a field, and with it the library that makes them: the calls may change something else. Those of the contract do not.
 */
export function pureRules(): Plugin {
  return {
    name: 'pure-rules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (code, id) => (isOfContract(id) ? { code: withPureConstants(code), map: null } : undefined),
  }
}

/** Wraps the value of each constant of a module that calls something into a function whose call is marked as pure. */
export function withPureConstants(code: string): string {
  const { body } = parseSync('rules.js', code).program as unknown as { readonly body: readonly Statement[] }
  return body
    .flatMap(({ declaration, ...own }) => (declaration ?? own).declarations ?? [])
    .flatMap(({ init }) => (init && hasCall(init) ? init : []))
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (pure, { start, end }) =>
        `${pure.slice(0, start)}/* @__PURE__ */ (() => (${pure.slice(start, end)}))()${pure.slice(end)}`,
      code,
    )
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

interface Statement {
  readonly declarations?: readonly { readonly init: Node | null }[]
  readonly declaration?: Statement | null
}

/** Whether a call is made where a value is, and not where a function in it is called. */
function hasCall(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { type } = value as Partial<Node>
  if (type === 'CallExpression' || type === 'NewExpression') return true
  if (type === 'ArrowFunctionExpression' || type === 'FunctionExpression') return false
  return Object.values(value).some(hasCall)
}
