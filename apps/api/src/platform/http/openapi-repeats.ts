import {
  type Answer,
  isNode,
  mapFields,
  mapOperations,
  type Node,
  type Operation,
  type Paths,
  toReference,
} from './openapi-node.ts'

/** Characters of JSON around the name in a reference. */
const referenceLength = JSON.stringify(toReference('parameters', '')).length

/** Whether a part that stands so often weighs less as one component and its references. */
function isWorthSharing(
  text: string,
  { name, count = 0 }: { readonly name: string; readonly count?: number | undefined },
) {
  const asComponent = text.length + name.length + '"":,'.length
  return asComponent + count * (referenceLength + name.length) < count * text.length
}

/** Fields that hold values, not schemas. */
const valueFields = new Set(['example', 'examples'])

export const listOperations = (paths: Paths): Operation[] => Object.values(paths).flatMap((item) => Object.values(item))

/**
 * Moves parameters that several operations have in common to `parameters`, by their names. Those of a query stay: readers look
 * where the call stands for what it may be asked.
 */
export function shareParameters(paths: Paths, parameters: Record<string, Node>): Paths {
  const counts = new Map<string, number>()
  for (const parameter of listOperations(paths).flatMap((operation) => operation.parameters ?? []))
    addOne(counts, JSON.stringify(parameter))
  const names = new Map<string, string>()

  return mapOperations(paths, (operation) => {
    const { parameters: own } = operation
    if (!own) return operation
    const shared = own.map((parameter) => {
      const text = JSON.stringify(parameter)
      const name = names.get(text) ?? findFreeName(parameter.name ?? 'parameter', parameters)
      if (parameter.in === 'query' || !isWorthSharing(text, { name, count: counts.get(text) })) return parameter
      names.set(text, name)
      parameters[name] = parameter
      return toReference('parameters', name)
    })
    return { ...operation, parameters: shared }
  })
}

/**
 * Moves schemas that stand at several places to `schemas`. Each has the name of the first call that has it, and of the
 * fields that lead to it there: `ListGroups.itens`; a text, that of its shortest and longest: `Text.1.200`.
 */
export function shareSchemas(paths: Paths, schemas: Record<string, Node>): Paths {
  const counts = new Map<string, number>()
  for (const operation of listOperations(paths)) countRepeats(operation, counts)
  const names = new Map<string, string>()

  function share(value: unknown, place: readonly string[]): unknown {
    if (Array.isArray(value)) return value.map((each) => share(each, place))
    if (!isNode(value)) return value
    const text = toSharedText(value)
    if (text === undefined) return shareFields(value, place)
    const name = names.get(text) ?? findFreeName(toPlainName(value) ?? place.join('.'), schemas)
    if (!isWorthSharing(text, { name, count: counts.get(text) })) return shareFields(value, place)
    if (!names.has(text)) {
      names.set(text, name)
      // The name is taken before the parts of the schema look for theirs.
      schemas[name] = value
      schemas[name] = shareFields(value, place)
    }
    return toReference('schemas', name)
  }

  function shareFields(node: Node, place: readonly string[]): Node {
    return mapFields(node, (value, field) => {
      if (valueFields.has(field)) return value
      if (field === 'properties' && isNode(value))
        return mapFields(value, (each, name) => share(each, [...place, name]))
      return share(value, field === 'requestBody' ? [...place, 'request'] : place)
    })
  }

  return mapOperations(paths, (operation) => shareFields(operation, [toTypeName(operation.operationId)]))
}

/** Moves answers that several operations give to `responses`. Each has the name of the first call that gives it. */
export function shareAnswers(paths: Paths, responses: Record<string, Node>): Paths {
  const counts = new Map<string, number>()
  for (const answer of listOperations(paths).flatMap((operation) => Object.values(operation.responses ?? {})))
    addOne(counts, JSON.stringify(answer))
  const names = new Map<string, string>()
  return mapOperations(paths, (operation) => {
    const answers = mapFields(operation.responses ?? {}, (answer, status) => {
      const text = JSON.stringify(answer)
      const name = names.get(text) ?? findFreeName(`${toTypeName(operation.operationId)}.${status}`, responses)
      if ('$ref' in answer || !isWorthSharing(text, { name, count: counts.get(text) })) return answer
      names.set(text, name)
      responses[name] = answer
      return toReference('responses', name)
    })
    return { ...operation, responses: answers as Readonly<Record<string, Answer>> }
  })
}

/** Counts the schemas that may be shared. Parts of one that was met before are not counted again: it goes as a whole. */
function countRepeats(value: unknown, counts: Map<string, number>): void {
  if (Array.isArray(value)) for (const each of value) countRepeats(each, counts)
  if (!isNode(value)) return
  const text = toSharedText(value)
  if (text !== undefined && addOne(counts, text) > 1) return
  for (const [field, each] of Object.entries(value)) if (!valueFields.has(field)) countRepeats(each, counts)
}

/** The JSON of a schema. */
function toSharedText(node: Node): string | undefined {
  return typeof node.type === 'string' || Array.isArray(node.anyOf) ? JSON.stringify(node) : undefined
}

const plainNames: Readonly<Record<string, string>> = { string: 'Text', integer: 'Integer' }
const bounds = ['minLength', 'maxLength', 'minimum', 'exclusiveMinimum', 'maximum']

/** The name of a schema that says how long a text or how great a number may be, and nothing of what it is about. */
function toPlainName(node: Node): string | undefined {
  const isPlain = Object.keys(node).every((key) => ['type', 'pattern', 'format', ...bounds].includes(key))
  const name = isPlain && plainNames[String(node.type)]
  return name ? [name, ...bounds.flatMap((bound) => node[bound] ?? [])].join('.') : undefined
}

export function addOne(counts: Map<string, number>, text: string): number {
  const count = (counts.get(text) ?? 0) + 1
  counts.set(text, count)
  return count
}

function findFreeName(wanted: string, taken: Readonly<Record<string, Node>>): string {
  let name = wanted
  for (let number = 2; Object.hasOwn(taken, name); number++) name = `${wanted}.${number}`
  return name
}

const toTypeName = (operationId = 'Call') => operationId.charAt(0).toUpperCase() + operationId.slice(1)
