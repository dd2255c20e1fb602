import { type Plugin, parseSync } from 'vite'

const isEndpointFile = (id: string) => id.includes('/packages/contract/src/') && id.endsWith('.endpoints.ts')

/** What the server, the tests and the OpenAPI document read of an endpoint, and no browser. */
const serverProperties = new Set(['summary', 'about', 'module', 'example', 'errors', 'keep'])

/** Leaves out of the browser's files what only the server reads of an endpoint. */
export function leanEndpoints(): Plugin {
  return {
    name: 'lean-endpoints',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      return isEndpointFile(id) ? { code: withoutServerProperties(code), map: null } : undefined
    },
  }
}

/** The same module with these properties taken from each object that is given to `defineEndpoint`. */
export function withoutServerProperties(code: string): string {
  const cuts: { readonly from: number; readonly to: number }[] = []
  visit(parseSync('endpoints.js', code).program, (node) => {
    if (node.type !== 'CallExpression' || node.callee?.name !== 'defineEndpoint') return
    const [endpoint] = node.arguments ?? []
    const properties = endpoint?.properties ?? []
    for (const [index, property] of properties.entries()) {
      if (!serverProperties.has(property.key?.name ?? '')) continue
      cuts.push({ from: property.start, to: properties[index + 1]?.start ?? (endpoint?.end ?? 0) - 1 })
    }
  })
  return cuts
    .toSorted((a, b) => b.from - a.from)
    .reduce((lean, { from, to }) => lean.slice(0, from) + lean.slice(to), code)
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly callee?: { readonly name?: string }
  readonly arguments?: readonly Node[]
  readonly properties?: readonly Node[]
  readonly key?: { readonly name?: string }
}

function visit(value: unknown, onNode: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value) onNode(value as Node)
  for (const child of Object.values(value)) visit(child, onNode)
}
