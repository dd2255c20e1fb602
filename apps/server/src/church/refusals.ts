import { ChurchArchiveError } from '@narthex/api/platform/church-archive/archive-error'
import { DomainError } from '@narthex/api/platform/errors/domain-error'
import { RefusedError } from '../explain.ts'

/** Turns an error of the domain into a RefusedError of one line; returns other errors unchanged. */
export function toRefusal(error: unknown): unknown {
  if (error instanceof ChurchArchiveError) return new RefusedError(error.message)
  if (!(error instanceof DomainError)) return error
  const { message, details = [] } = error
  const reasons = details.map(({ path, message: reason }) => `${path}: ${reason}`)
  return new RefusedError([message, ...reasons].join(' '))
}

/** Throws RefusedError with all that is wrong with what was typed. */
export function refuseProblems(problems: readonly string[]): void {
  if (problems.length > 0) throw new RefusedError(`Nothing was changed. ${problems.join('. ')}.`)
}
