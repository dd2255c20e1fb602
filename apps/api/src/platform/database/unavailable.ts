import { UnavailableError } from '../errors/unavailable.ts'

/** PostgreSQL cannot serve now, or not in time. */
export class DatabaseUnavailableError extends UnavailableError {
  override name = 'DatabaseUnavailableError'

  constructor(cause: unknown) {
    super('The database is unavailable', { cause })
  }
}

/** SQLSTATE classes: connection lost, resources spent (disk, memory, connections), server shutting down. */
const classes = ['08', '53', '57']
/** Read-only after a failover, idle transaction ended, serialisation, deadlock, lock limit, system or disk error. */
const states = ['25006', '25P03', '40001', '40P01', '55P03', '58000', '58030']

/** An answer of PostgreSQL, found among the causes of an error. */
export interface ServerError extends Error {
  /** SQLSTATE. */
  readonly code: string
  readonly severity: string
}

export function findServerError(error: unknown): ServerError | undefined {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const { code, severity } = at as Partial<ServerError>
    if (typeof code === 'string' && typeof severity === 'string') return at as ServerError
  }
  return undefined
}

/** Whether PostgreSQL answered that it cannot serve now, rather than that the statement is wrong. */
export function isUnavailableAnswer(error: unknown): boolean {
  const code = findServerError(error)?.code
  return code !== undefined && (classes.includes(code.slice(0, 2)) || states.includes(code))
}
