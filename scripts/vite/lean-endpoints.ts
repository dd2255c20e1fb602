import { pathToFileURL } from 'node:url'
import { type Plugin, parseSync } from 'vite'

const isOfContract = (id: string) => id.includes('/packages/contract/src/')
const isEndpointFile = (id: string) => isOfContract(id) && id.endsWith('.endpoints.ts')
/** Parts of endpoints that answer files: all of it are objects that endpoints spread. */
const isFileParts = (id: string) => isOfContract(id) && id.endsWith('/src/download.ts')

/** Properties that a browser needs to make a call. Its forms check what they send with the schemas themselves. */
const browserProperties = new Set(['id', 'method', 'path', 'upload', 'download', 'asksCaptcha'])

/** Leaves out of the browser's files what only the server, the tests and the OpenAPI document read of an endpoint. */
export function leanEndpoints(): Plugin {
  return {
    name: 'lean-endpoints',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async transform(code, id) {
      if (isFileParts(id)) return { code: writeMadeEndpoints(await import(pathToFileURL(id).href)), map: null }
      if (!isEndpointFile(id)) return undefined
      if (!/\b(?:resource|part)Endpoints\(/.test(code)) return { code: withoutServerProperties(code), map: null }
      return { code: writeMadeEndpoints(await import(pathToFileURL(id).href)), map: null }
    },
  }
}

/**
 * A module of the endpoints that another one makes when it is loaded, by name or all of a kind by their verbs, with what a
 * browser needs of each: neither how they are made nor the form that they check comes with a page that calls one.
 */
function writeMadeEndpoints(exported: Readonly<Record<string, object>>): string {
  const lines = Object.entries(exported).map(([name, made]) => {
    const isSingle = 'method' in made || 'download' in made
    const kept = isSingle ? toLean(made) : mapValues(made as Record<string, object>, toLean)
    return `export const ${name} = ${JSON.stringify(kept)}\n`
  })
  return lines.join('')
}

const toLean = (endpoint: object) =>
  Object.fromEntries(Object.entries(endpoint).filter(([property]) => browserProperties.has(property)))

const mapValues = <T, U>(values: Readonly<Record<string, T>>, change: (value: T) => U) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]))

/**
 * Removes all other properties from each object that is given to `defineEndpoint`, or spread into it, with the
 * constants and imports that only they needed.
 */
export function withoutServerProperties(code: string): string {
  return withoutUnused(cut(code, ({ program }) => [...serverProperties(program)]))
}

function* serverProperties(program: unknown): Iterable<Range> {
  const nodes = [...nodesIn(program)]
  const endpoints = nodes.flatMap((node) =>
    node.type === 'CallExpression' && node.callee?.name === 'defineEndpoint' ? (node.arguments ?? []) : [],
  )
  const spread = new Set(endpoints.flatMap(({ properties = [] }) => properties.map(({ argument }) => argument?.name)))
  const parts = nodes.flatMap(({ id, init }) => (id?.name && init && spread.has(id.name) ? init : []))
  for (const { properties = [], end } of [...endpoints, ...parts])
    for (const [index, { key, start }] of properties.entries())
      if (key?.name && !browserProperties.has(key.name)) yield { start, end: properties[index + 1]?.start ?? end - 1 }
}

/** Bundlers keep a constant that is made by calls, which may change something else, and put what is imported beside it. */
function withoutUnused(code: string): string {
  const lean = cut(code, ({ program }) => {
    const { body } = program as unknown as { readonly body: readonly Node[] }
    const isImport = ({ type }: Node) => type === 'ImportDeclaration'
    const nodes = [...nodesIn(body.filter((part) => !isImport(part)))]
    const named = nodes.flatMap(({ name }) => name ?? [])
    const keys = nodes.flatMap(({ type, key }) => (type === 'Property' && key?.name ? key.name : []))
    const isNamed = (times: number) => (node: { readonly name?: string } | undefined) =>
      node?.name === undefined || count(named, node.name) - count(keys, node.name) > times
    return body.filter((part) => {
      const { type, specifiers = [], declarations = [] } = part
      if (isImport(part)) return !specifiers.some(({ local }) => isNamed(0)(local))
      return type === 'VariableDeclaration' && !declarations.some(({ id }) => isNamed(1)(id))
    })
  })
  return lean === code ? code : withoutUnused(lean)
}

const count = (names: readonly string[], name: string) => names.filter((other) => other === name).length

function cut(code: string, find: (parsed: ReturnType<typeof parseSync>) => readonly Range[]): string {
  return find(parseSync('endpoints.js', code))
    .toSorted((a, b) => b.start - a.start)
    .reduce((lean, { start, end }) => lean.slice(0, start) + lean.slice(end), code)
}

interface Range {
  readonly start: number
  readonly end: number
}

interface Node extends Range {
  readonly type: string
  readonly name?: string
  readonly id?: { readonly name?: string }
  readonly callee?: { readonly name?: string }
  readonly arguments?: readonly Node[]
  readonly properties?: readonly Node[]
  readonly declarations?: readonly Node[]
  readonly argument?: Node
  readonly init?: Node
  readonly specifiers?: readonly { readonly local?: Node }[]
  readonly key?: { readonly name?: string }
}

function* nodesIn(value: unknown): Iterable<Node> {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value) yield value as Node
  for (const child of Object.values(value)) yield* nodesIn(child)
}
