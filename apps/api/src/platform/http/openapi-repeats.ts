import { isNode, mapFields, mapOperations, type Node, type Operation, type Paths, toReference } from './openapi-node.ts'

/** Schemas that are shorter, in characters of JSON, stay where they are: a reference and a name weigh as much. */
const minSharedLength = 150

/** Fields that hold values, not schemas. */
const valueFields = new Set(['example', 'examples'])

const listOperations = (paths: Paths): Operation[] => Object.values(paths).flatMap((item) => Object.values(item))

/**
 * Moves parameters that several operations have in common to `parameters`, by their names. Those of a query stay: what a call
 * may be asked is read where it stands.
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
      if (parameter.in === 'query' || (counts.get(text) ?? 0) < 2) return parameter
      const name = names.get(text) ?? findFreeName(parameter.name ?? 'parameter', parameters)
      names.set(text, name)
      parameters[name] = parameter
      return toReference('parameters', name)
    })
    return { ...operation, parameters: shared }
  })
}

/**
 * Moves objects and choices that stand at several places to `schemas`. Each has the name of the first call that has it,
 * and of the fields that lead to it there: `ListGroups.itens`.
 */
export function shareSchemas(paths: Paths, schemas: Record<string, Node>): Paths {
  const counts = new Map<string, number>()
  for (const operation of listOperations(paths)) countRepeats(operation, counts)
  const names = new Map<string, string>()

  function share(value: unknown, place: readonly string[]): unknown {
    if (Array.isArray(value)) return value.map((each) => share(each, place))
    if (!isNode(value)) return value
    const text = toSharedText(value)
    if (text === undefined || (counts.get(text) ?? 0) < 2) return shareFields(value, place)
    const name = names.get(text) ?? findFreeName(place.join('.'), schemas)
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

/** Counts the schemas that may be shared. Parts of one that was met before are not counted again: it goes as a whole. */
function countRepeats(value: unknown, counts: Map<string, number>): void {
  if (Array.isArray(value)) for (const each of value) countRepeats(each, counts)
  if (!isNode(value)) return
  const text = toSharedText(value)
  if (text !== undefined && addOne(counts, text) > 1) return
  for (const [field, each] of Object.entries(value)) if (!valueFields.has(field)) countRepeats(each, counts)
}

/** The JSON of an object's or a choice's schema that is long enough to be shared. */
function toSharedText(node: Node): string | undefined {
  const isShareable = (node.type === 'object' && isNode(node.properties)) || Array.isArray(node.enum)
  const text = isShareable ? JSON.stringify(node) : ''
  return text.length < minSharedLength ? undefined : text
}

function addOne(counts: Map<string, number>, text: string): number {
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
