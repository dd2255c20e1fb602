import { and, eq, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { usuario } from '../../members/members.tables.ts'
import { findPerson, hasStaffRole, qualifyColumn } from '../messages/messages.queries.ts'
import type { AuthorId } from '../words/author-code.rules.ts'
import { findGuest } from './guests.queries.ts'

/** A member or a guest as messages name them; undefined for one who is not here, or no longer. */
export async function findAuthorRow(work: ChurchWork, { memberId, guestId }: AuthorId) {
  const { church, tx, now } = work
  if (memberId === null) {
    const guest = await findGuest(work, guestId)
    return guest && { memberId, guestId, member: null, guestName: guest.nome, isStaff: false, accountId: null }
  }
  const [found] = await tx
    .select({
      accountId: usuario.accountId,
      member: findPerson(qualifyColumn('usuario', 'igreja_id'), qualifyColumn('usuario', 'id')),
      isStaff: hasStaffRole(now, qualifyColumn('usuario', 'igreja_id'), qualifyColumn('usuario', 'id')),
      guestName: sql<null>`null`,
    })
    .from(usuario)
    .where(and(ofChurch(usuario, church), eq(usuario.id, memberId), eq(usuario.flagAtivo, true)))
  return found && { ...found, memberId, guestId }
}
