import * as z from 'zod'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** A zod schema as the OpenAPI document shows it. */
export function documentedSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    override({ jsonSchema }) {
      // Bounds of what JavaScript counts exactly, which every integer has, say nothing.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      // Answers gain fields within a version; a client that refused them would break.
      if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  })
  return rest
}

/**
 * A zod schema as the serialiser needs it: shapes alone. Formats and patterns were checked on the way in, and
 * `x or null` becomes a nullable x, which the serialiser writes without trying each alternative.
 */
export function serialisableSchema(schema: z.core.$ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'output',
    target: 'draft-07',
    override({ jsonSchema }) {
      for (const key of ['format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'enum'] as const)
        delete jsonSchema[key]
      const [one, other] = jsonSchema.anyOf ?? []
      // A union has no type of its own, and `nullable` needs one.
      if (jsonSchema.anyOf?.length === 2 && (one as JsonSchema).type && (other as JsonSchema).type === 'null') {
        delete jsonSchema.anyOf
        Object.assign(jsonSchema, one, { nullable: true })
      }
    },
  })
}
