import type * as z from 'zod/mini'

type Schema = z.core.$ZodType

export interface SchemaCore {
  readonly core: Schema
  readonly isOptional: boolean
  readonly isNullable: boolean
  /** Its default. */
  readonly initial: unknown
}

/** Unwraps optional, nullable, defaulted and piped schemas. */
export function unwrapSchema(schema: Schema): SchemaCore {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'optional':
      return { ...unwrapSchema(def.innerType), isOptional: true }
    case 'nullable':
      return { ...unwrapSchema(def.innerType), isNullable: true }
    case 'default':
      return { ...unwrapSchema(def.innerType), initial: def.defaultValue }
    case 'pipe':
      // What a text is made of before it is checked says nothing of what it is.
      return unwrapSchema((def.in as z.core.$ZodTypes)._zod.def.type === 'transform' ? def.out : def.in)
    default:
      return { core: schema, isOptional: false, isNullable: false, initial: undefined }
  }
}
