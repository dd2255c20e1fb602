import type { Person } from '@narthex/contract/users/registration.schemas'
import { code } from '@narthex/contract/validation/codes'
import { isPast } from '@narthex/contract/validation/dates'
import type { ErrorDetail } from '../../platform/errors/domain-error.ts'

export interface ChurchFacts {
  /** The church's day, `YYYY-MM-DD`. */
  readonly today: string
  readonly congregationIds: readonly number[]
}

/** What a person says that only their church can judge; what is undefined is not said. */
type Judged = { readonly [F in 'dataNascimento' | 'dataCasamento' | 'idCongregacao']?: Person[F] | undefined }

/** What is wrong with what a person says of themselves, seen from their church. */
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
