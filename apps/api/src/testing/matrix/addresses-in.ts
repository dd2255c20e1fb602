import { link } from '@narthex/contract/fields'
import type * as z from 'zod/mini'

// biome-ignore lint/suspicious/noExplicitAny: any schema is looked into
type AnySchema = z.core.$ZodType<any, any>

/** Checks of `link`, by which a field is known as an address: every field made of it shares them. */
const addressChecks = new Set<unknown>(link._zod.def.checks)

interface Definition {
  readonly type: string
  readonly checks?: readonly unknown[]
  readonly innerType?: AnySchema
  readonly in?: AnySchema
  readonly element?: AnySchema
  readonly valueType?: AnySchema
  readonly shape?: Readonly<Record<string, AnySchema>>
  readonly options?: readonly AnySchema[]
}

const definitionOf = (schema: AnySchema) => schema._zod.def as unknown as Definition

/** The schema without what lets it be left out or null. */
function unwrap(schema: AnySchema): AnySchema {
  const { innerType } = definitionOf(schema)
  return innerType ? unwrap(innerType) : schema
}

const isAddress = (schema: AnySchema) => {
  const { type, checks = [] } = definitionOf(schema)
  return type === 'string' && checks.some((check) => addressChecks.has(check))
}

/** A document of an editor that shows a picture and leads to it. */
const documentWith = (address: string) => ({
  type: 'doc',
  content: [
    { type: 'image', attrs: { src: address, alt: 'Coro' } },
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'Coro', marks: [{ type: 'link', attrs: { href: address } }] }],
    },
  ],
})

/** A value with an address in every field that takes one, and in every document; other fields stay as they are. */
export function putAddress(schema: AnySchema, value: unknown, address: string): unknown {
  const bare = unwrap(schema)
  const { type, shape, element, valueType, options } = definitionOf(bare)
  if (isAddress(bare)) return address
  if (type === 'unknown') return documentWith(address)
  if (shape) return putIntoFields(shape, value, address)
  if (element) return putIntoList(element, value, address)
  if (valueType && isObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, putAddress(valueType, each, address)]))
  const object = options?.find((option) => definitionOf(unwrap(option)).shape)
  return object && isObject(value) ? putIntoFields(definitionOf(unwrap(object)).shape ?? {}, value, address) : value
}

function putIntoFields(shape: Readonly<Record<string, AnySchema>>, value: unknown, address: string) {
  if (!isObject(value)) return value
  const filled = Object.entries(shape).flatMap(([key, field]) => {
    const bare = unwrap(field)
    const isTaken = isAddress(bare) || definitionOf(bare).type === 'unknown'
    return key in value || isTaken ? [[key, putAddress(field, value[key], address)]] : []
  })
  return { ...value, ...Object.fromEntries(filled) }
}

function putIntoList(element: AnySchema, value: unknown, address: string) {
  if (isAddress(unwrap(element))) return [address]
  return Array.isArray(value) ? value.map((each) => putAddress(element, each, address)) : value
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
