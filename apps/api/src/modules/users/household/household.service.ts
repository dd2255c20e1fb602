import { addressesPerMember, childrenPerMember } from '@narthex/contract/limits'
import { conflict, notFound } from '../../../platform/http/domain-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { isUnchanged } from '../change.rules.ts'
import { requireMember } from '../members.service.ts'
import { changedMeanwhile, limitReached } from '../users.errors.ts'
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
 * What is the same of all that a member keeps some of. The member's row is held while something of theirs is written, so
 * that two clicks, or two tabs, come one after the other. Whoever calls has made sure whose member id it is.
 */

const most: Record<Kept, number> = { endereco: addressesPerMember, crianca: childrenPerMember }

export function keptOf<K extends Kept>(
  { database }: Platform,
  church: ChurchScope,
  kind: K,
  memberId: number,
): Promise<KeptRow<K>[]> {
  return database.inScope(church, (tx) => listKept(church, tx, kind, memberId))
}

/** Adds one; the same uuid again gives the one that there is. Throws LIMIT_REACHED, NOT_FOUND, and CONFLICT for another thing. */
export function addKept<K extends Kept>(
  { database }: Platform,
  church: ChurchScope,
  kind: K,
  memberId: number,
  given: KeptFields<K> & { readonly uuid: string },
): Promise<KeptRow<K>> {
  return database.inScope(church, async (tx) => {
    await requireMember(church, tx, memberId)
    const known = await findKept(church, tx, kind, memberId, { uuid: given.uuid })
    if (known && !isUnchanged(known, given)) throw conflict('Another one was added with this uuid')
    if (known) return known
    if ((await countKept(church, tx, kind, memberId)) >= most[kind]) throw limitReached()
    return insertKept(church, tx, kind, memberId, given)
  })
}

/** Changes one, and gives it as it is then. Throws NOT_FOUND, CHANGED_MEANWHILE. */
export function changeKept<K extends Kept>(
  { database }: Platform,
  church: ChurchScope,
  kind: K,
  of: { readonly memberId: number; readonly id: number },
  { versao, fields }: { readonly versao: number; readonly fields: KeptFields<K> },
): Promise<KeptRow<K>> {
  const { memberId, id } = of
  return database.inScope(church, async (tx) => {
    await requireMember(church, tx, memberId)
    const known = await findKept(church, tx, kind, memberId, { id })
    if (!known) throw notFound()
    if (isUnchanged(known, fields)) return known
    if (known.versao !== versao) throw changedMeanwhile()
    return updateKept(church, tx, kind, { usuarioId: memberId, id }, { ...fields, versao: versao + 1 })
  })
}

/** Throws NOT_FOUND. */
export async function dropKept(
  { database }: Platform,
  church: ChurchScope,
  kind: Kept,
  { memberId, id }: { readonly memberId: number; readonly id: number },
): Promise<void> {
  const isGone = await database.inScope(church, (tx) => removeKept(church, tx, kind, memberId, id))
  if (!isGone) throw notFound()
}
