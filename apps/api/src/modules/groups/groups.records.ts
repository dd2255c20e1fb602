import { and, eq } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import { type GroupId, type MemberId, toGroupId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { type RecordPlace, recordFrom, tableRecords, withParts } from '../../platform/work/records.ts'
import { celula, celulaMembro, celulaSupervisor } from './groups.tables.ts'

const rows = tableRecords(celula, { without: ['dataCadastro', 'latitude', 'longitude'] })

/** A group, whose history names its fields as the form does; where exactly it meets, in whose home, is not kept twice. */
export function groupRecord(id: number): RecordPlace<typeof celula.$inferSelect> {
  const place = withParts(rows(id), (work) => findSupervisor(work, toGroupId(id)))
  return {
    ...place,
    toFields(row) {
      const { flagAtiva, maeId, ...fields } = place.toFields(row as GroupWithSupervisor)
      return { ...fields, situacao: flagAtiva ? 'ABERTA' : 'ENCERRADA', idMae: maeId ?? null }
    },
  }
}

type GroupWithSupervisor = typeof celula.$inferSelect & Awaited<ReturnType<typeof findSupervisor>>

async function findSupervisor({ church, tx }: ChurchWork, groupId: GroupId) {
  const [row] = await tx
    .select({ idSupervisor: celulaSupervisor.memberId })
    .from(celulaSupervisor)
    .where(and(ofChurch(celulaSupervisor, church), eq(celulaSupervisor.groupId, groupId)))
  return { idSupervisor: row?.idSupervisor ?? null }
}

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
