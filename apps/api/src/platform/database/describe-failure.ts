import { UnavailableError } from '../errors/unavailable.ts'
import { findServerError } from './unavailable.ts'

export interface FailureCause {
  /** SQLSTATE, or the system's code. */
  readonly code?: string | undefined
  readonly message?: string | undefined
  /** The part of the schema that a constraint or type error names. */
  readonly constraint?: string | undefined
  readonly table?: string | undefined
  readonly column?: string | undefined
}

/** SQLSTATE classes whose messages quote the values of a statement: data, constraints, our own functions. */
const quotesValues = /^(?:22|23|P0)/

/**
 * Why a statement failed, for the log: what PostgreSQL or the network said, without the values that were sent along. The
 * error itself only repeats the statement.
 */
export function describeFailure(error: unknown): FailureCause | undefined {
  const answer = findServerError(error)
  if (answer) {
    const { code, message, constraint, table, column } = answer as FailureCause & typeof answer
    return { code, message: quotesValues.test(code) ? undefined : message, constraint, table, column }
  }
  const cause = error instanceof Error ? lastCause(error) : undefined
  if (!cause) return undefined
  // Connection errors of a driver contain no personal data; other messages may quote values.
  const message = error instanceof UnavailableError ? cause.message : undefined
  return { code: (cause as { code?: string }).code, message }
}

/** The first cause of an error; undefined where it names none and is not the system's own. */
function lastCause(error: Error): Error | undefined {
  let at = error
  for (let depth = 0; at.cause instanceof Error && depth < 5; depth++) at = at.cause
  return at === error && !(at as NodeJS.ErrnoException).syscall ? undefined : at
}
