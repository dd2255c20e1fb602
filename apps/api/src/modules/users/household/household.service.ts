import { addressesPerMember, childrenPerMember } from '@narthex/contract/limits'
import { conflict, DomainError, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import { requireMember } from '../../members/members.service.ts'
import { isUnchanged } from '../change.rules.ts'
import {
  countKept,
  findKept,
  insertKept,
  type Kept,
  type KeptFields,
  type KeptRow,
  listKept,
  removeKept,
  updateKept,
} from './household.queries.ts'

/*
 * Shared operations on a member's addresses and children. Each write locks the member's row, so that concurrent writes
 * run one after the other. The caller must have checked that the member id belongs to the person.
 */

const maxRows: Record<Kept, number> = { endereco: addressesPerMember, crianca: childrenPerMember }

export function listHouseholdRows<K extends Kept>(
  { transactions }: Needs<'transactions'>,
  church: ChurchScope,
  kind: K,
  memberId: MemberId,
): Promise<KeptRow<K>[]> {
  return transactions.inChurch(church, (work) => listKept(work, kind, memberId))
}

/** Adds a row; idempotent by the uuid. Throws LIMIT_REACHED, NOT_FOUND, and CONFLICT for other data with the same uuid. */
export function addHouseholdRow<K extends Kept>(
  { transactions }: Needs<'transactions'>,
  church: ChurchScope,
  { kind, memberId }: { readonly kind: K; readonly memberId: MemberId },
  given: KeptFields<K> & { readonly uuid: string },
): Promise<KeptRow<K>> {
  return transactions.inChurch(church, async (work) => {
    await requireMember(work, memberId)
    const known = await findKept(work, kind, memberId, { uuid: given.uuid })
    if (known && !isUnchanged(known, given)) throw conflict('Another record was added with this id.')
    if (known) return known
    if ((await countKept(work, kind, memberId)) >= maxRows[kind]) throw new DomainError('LIMIT_REACHED')
    return insertKept(work, kind, memberId, given)
  })
}

/** Changes a row and returns it. Throws NOT_FOUND, CHANGED_MEANWHILE. */
export function changeHouseholdRow<K extends Kept>(
  { transactions }: Needs<'transactions'>,
  church: ChurchScope,
  { kind, memberId, id }: { readonly kind: K; readonly memberId: MemberId; readonly id: number },
  { versao, fields }: { readonly versao: number; readonly fields: KeptFields<K> },
): Promise<KeptRow<K>> {
  return transactions.inChurch(church, async (work) => {
    await requireMember(work, memberId)
    const known = await findKept(work, kind, memberId, { id })
    if (!known) throw notFound()
    if (isUnchanged(known, fields)) return known
    if (known.versao !== versao) throw new DomainError('CHANGED_MEANWHILE')
    return updateKept(work, kind, { memberId, id }, { ...fields, versao: versao + 1 })
  })
}

/** Throws NOT_FOUND. */
export async function removeHouseholdRow(
  { transactions }: Needs<'transactions'>,
  church: ChurchScope,
  kind: Kept,
  { memberId, id }: { readonly memberId: MemberId; readonly id: number },
): Promise<void> {
  const isGone = await transactions.inChurch(church, (work) => removeKept(work, kind, memberId, id))
  if (!isGone) throw notFound()
}
