import { isNotFound } from './api-refusal.ts'
import { failWith } from './fail.server.ts'
import type { Visit } from './visit.server.ts'

/** Answers what a call answers; shows the error page where there is no such thing. */
export async function orNotFound<T>({ locale }: Pick<Visit, 'locale'>, call: Promise<T>): Promise<T> {
  return call.catch((error: unknown) => {
    throw isNotFound(error) ? failWith('notFound', locale) : error
  })
}
