import { meetingRecordSchema } from '@narthex/contract/groups/meeting.schemas'
import { saveMaterial } from '../modules/groups/meetings/materials.service.ts'
import { recordMeeting } from '../modules/groups/meetings/meeting-records.service.ts'
import { type Actor, createMemberCall } from '../platform/http/route.ts'
import { validate } from '../platform/http/validate.ts'
import type { GroupId } from '../platform/ids.ts'
import type { ChurchCall } from '../platform/work/transactions.ts'

/** Ids of a meeting, of material and of an enrolment in a class, the same everywhere: they are numbered within their group or church. */
export const recordedIds = {
  meetingId: '11111111-1111-4111-8111-111111111111',
  materialId: '22222222-2222-4222-8222-222222222222',
  matriculaId: '33333333-3333-4333-8333-333333333333',
} as const

/** Adds a meeting that the leader attended, and material; every text is `canary`. */
export async function keepRecords(
  at: ChurchCall,
  leader: Actor,
  { groupId, canary }: { readonly groupId: GroupId; readonly canary: string },
): Promise<void> {
  const visitantes = [{ nome: canary, telefone: canary }]
  const texts = { tema: canary, observacoes: canary, observacoesLider: canary, visitantes }
  const presencas = [{ idUsuario: leader.memberId, flagPresente: true, marcadaEm: '2000-01-04T20:00:00Z' }]
  const record = validate(meetingRecordSchema, { ...texts, data: '2000-01-04', presencas })
  const call = createMemberCall(at, leader)
  await recordMeeting(call, { groupId, id: recordedIds.meetingId }, record)
  const material = { titulo: canary, url: `https://example.org/${canary}` }
  await saveMaterial(call, { groupId, id: recordedIds.materialId }, material)
}
