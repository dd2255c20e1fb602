import type * as z from 'zod'
import { GatewayAccessDenied } from './gateway-failures.ts'

/** The church's credentials as this gateway needs them. Their values are in no message. */
export function readCredentials<Schema extends z.ZodType>(schema: Schema, credentials: unknown): z.output<Schema> {
  const { success, data } = schema.safeParse(credentials)
  if (!success) throw new GatewayAccessDenied('The credentials are not complete.')
  return data
}
