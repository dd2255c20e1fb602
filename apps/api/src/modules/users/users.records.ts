import { and, eq } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { MemberId } from '../../platform/ids.ts'
import { type RecordPlace, recordFrom } from '../../platform/work/records.ts'
import { usuario } from '../members/members.tables.ts'
import { listHeldRoles } from '../members/roles.queries.ts'

/** Whether a member may log in here, and what they may do as staff. */
export const accessRecord = (memberId: MemberId): RecordPlace =>
  recordFrom({ kind: 'usuario', id: memberId, person: memberId }, async (work) => {
    const { church, tx } = work
    const [member] = await tx
      .select({ flagAtivo: usuario.flagAtivo })
      .from(usuario)
      .where(and(ofChurch(usuario, church), eq(usuario.id, memberId)))
    if (!member) return undefined
    const held = await listHeldRoles(work, memberId)
    const roles = held.map(({ role, alcance }) => (alcance ? `${role} ${alcance.join(' ')}` : role))
    return { ...member, roles }
  })
