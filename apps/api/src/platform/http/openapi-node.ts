/** A part of the OpenAPI document, as JSON has it. */
export interface Node {
  readonly [name: string]: unknown
}

export interface Operation extends Node {
  readonly operationId?: string
  readonly parameters?: readonly Parameter[]
  readonly responses?: Readonly<Record<string, Answer>>
}

export interface Parameter extends Node {
  readonly name?: string
}

export interface Answer extends Node {
  readonly content?: { readonly 'application/json'?: { readonly schema?: { readonly allOf?: readonly Node[] } } }
}

export type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function mapFields<T>(node: Readonly<Record<string, T>>, change: (value: T, name: string) => unknown): Node {
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, change(value, name)]))
}

export function mapOperations(paths: Paths, change: (operation: Operation) => Operation): Paths {
  return mapFields(paths, (item) => mapFields(item, change)) as Paths
}

/** A reference to a part below `components`. */
export const toReference = (kind: 'parameters' | 'responses' | 'schemas', name: string) => ({
  $ref: `#/components/${kind}/${name}`,
})
