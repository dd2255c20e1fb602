import { and, eq } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { GroupId, MemberId } from '../../platform/ids.ts'
import { type RecordPlace, recordFrom, tableRecords } from '../../platform/work/records.ts'
import { celula, celulaMembro } from './groups.tables.ts'

/** A group; where exactly it meets, in whose home, is not kept twice. */
export const groupRecord = tableRecords(celula, { without: ['dataCadastro', 'latitude', 'longitude'] })

/** A member's place in a group, by the group's id. */
export const seatRecord = (groupId: GroupId, memberId: MemberId): RecordPlace =>
  recordFrom({ kind: 'celula_membro', id: groupId, person: memberId }, async ({ church, tx }) => {
    const isTheirs = and(eq(celulaMembro.groupId, groupId), eq(celulaMembro.memberId, memberId))
    const [seat] = await tx
      .select({ papel: celulaMembro.papel, flagTelefone: celulaMembro.flagTelefone })
      .from(celulaMembro)
      .where(and(ofChurch(celulaMembro, church), isTheirs))
    return seat
  })
