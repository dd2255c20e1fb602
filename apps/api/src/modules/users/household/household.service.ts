import { addressesPerMember, childrenPerMember } from '@narthex/contract/limits'
import { conflict, DomainError, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { requireMember } from '../../members/members.service.ts'
import { isUnchanged } from '../change.rules.ts'
import {
  countRows,
  findRow,
  type HouseholdFields,
  type HouseholdKind,
  type HouseholdRow,
  insertRow,
  listRows,
  removeRow,
  updateRow,
} from './household.queries.ts'

/*
 * Shared operations on the caller's addresses and children. Each write locks the member's row, so that concurrent writes
 * run one after the other.
 */

const maxRows: Record<HouseholdKind, number> = { endereco: addressesPerMember, crianca: childrenPerMember }

export function listHouseholdRows<K extends HouseholdKind>(
  { actor, inChurch }: MemberCall,
  kind: K,
): Promise<HouseholdRow<K>[]> {
  return inChurch((work) => listRows(work, kind, actor.memberId))
}

/** Adds a row; idempotent by the uuid. Throws LIMIT_REACHED, NOT_FOUND, and CONFLICT for other data with the same uuid. */
export function addHouseholdRow<K extends HouseholdKind>(
  { actor: { memberId }, inChurch }: MemberCall,
  kind: K,
  given: HouseholdFields<K> & { readonly uuid: string },
): Promise<HouseholdRow<K>> {
  return inChurch(async (work) => {
    await requireMember(work, memberId)
    const known = await findRow(work, kind, memberId, { uuid: given.uuid })
    if (known && !isUnchanged(known, given)) throw conflict('Another record was added with this id.')
    if (known) return known
    if ((await countRows(work, kind, memberId)) >= maxRows[kind]) throw new DomainError('LIMIT_REACHED')
    return insertRow(work, kind, memberId, given)
  })
}

/** Changes a row and returns it. */
export function changeHouseholdRow<K extends HouseholdKind>(
  { actor: { memberId }, inChurch }: MemberCall,
  { kind, id }: { readonly kind: K; readonly id: number },
  { versao, fields }: { readonly versao: number; readonly fields: HouseholdFields<K> },
): Promise<HouseholdRow<K>> {
  return inChurch(async (work) => {
    await requireMember(work, memberId)
    const known = await findRow(work, kind, memberId, { id })
    if (!known) throw notFound()
    if (isUnchanged(known, fields)) return known
    if (known.versao !== versao) throw new DomainError('CHANGED_MEANWHILE')
    return updateRow(work, kind, { memberId, id }, { ...fields, versao: versao + 1 })
  })
}

export async function removeHouseholdRow(
  { actor, inChurch }: MemberCall,
  { kind, id }: { readonly kind: HouseholdKind; readonly id: number },
): Promise<void> {
  const isGone = await inChurch((work) => removeRow(work, kind, actor.memberId, id))
  if (!isGone) throw notFound()
}
