import { describeFailure } from '../../database/describe-failure.ts'
import { isUniqueViolation } from '../../database/unique-violation.ts'
import { DomainError } from '../../errors/domain-error.ts'

/**
 * The refusal that stands behind a violated unique index, told by the index's name: `…_slug`, `…_id_externo`. Undefined for
 * other errors.
 */
export function takenError(error: unknown): DomainError | undefined {
  if (!isUniqueViolation(error)) return undefined
  const { constraint = '' } = describeFailure(error) ?? {}
  if (constraint.endsWith('_slug')) return new DomainError('SLUG_TAKEN')
  return constraint.endsWith('_id_externo') ? new DomainError('EXTERNAL_ID_TAKEN') : undefined
}
