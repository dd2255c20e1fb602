import type { Person } from '@narthex/contract/users/registration.schemas'
import { code } from '@narthex/contract/validation/codes'
import { isPast } from '@narthex/contract/validation/dates'
import type { ErrorDetail } from '../../platform/errors/domain-error.ts'

export interface ChurchFacts {
  /** The church's day, `YYYY-MM-DD`. */
  readonly today: string
  readonly congregationIds: readonly number[]
}

/** The fields whose validation depends on the church; undefined fields are not checked. */
type Judged = { readonly [F in 'dataNascimento' | 'dataCasamento' | 'idCongregacao']?: Person[F] | undefined }

/** The violations in a person's data that depend on the church. */
export function findComplaints(
  { dataNascimento, dataCasamento, idCongregacao = null }: Judged,
  { today, congregationIds }: ChurchFacts,
): ErrorDetail[] {
  const dates = Object.entries({ dataNascimento, dataCasamento }).flatMap(([field, day]) =>
    !day || isPast(day, today) ? [] : [{ path: `body.${field}`, message: code('DATE_NOT_PAST') }],
  )
  const isKnown = idCongregacao === null || congregationIds.includes(idCongregacao)
  return isKnown ? dates : [...dates, { path: 'body.idCongregacao', message: 'Not a congregation of this church' }]
}
