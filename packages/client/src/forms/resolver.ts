import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type FieldError, type FieldValues, get, type Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'

/** The schema's complaints; a value that is not there at all is only missing, whatever else it may be. */
export function createResolver<Input extends FieldValues, Output>(
  schema: z.core.$ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  const resolve = standardSchemaResolver<Input, unknown, Output>(schema as never)
  return async (values, context, options) => {
    const result = await resolve(values, context, options)
    for (const name of options.names ?? []) {
      const error: FieldError | undefined = get(result.errors, name)
      const value: unknown = get(values, name)
      if (error && (value === undefined || value === null || value === '')) error.message = 'REQUIRED'
    }
    return result
  }
}
