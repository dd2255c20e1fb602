import * as z from 'zod'
import { invalid } from '../errors/domain-error.ts'

/** The value as the schema gives it; throws VALIDATION with the path and reason of each problem. */
export function validate<S extends z.core.$ZodType>(schema: S, value: unknown, within = ''): z.core.output<S> {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  throw invalid(
    result.error.issues.map(({ path, message }) => ({
      path: [within, ...path].filter((p) => p !== '').join('.'),
      message,
    })),
  )
}
