import { markAttendance, setClassDay } from '../modules/classes/days.service.ts'
import { enrolInClass } from '../modules/classes/roster.service.ts'
import type { MemberCall } from '../platform/http/route.ts'
import { recordedIds } from './group-records.ts'
import type { Things } from './seeded-content.ts'

const calls = [
  'getClassRoster',
  'enrolInClass',
  'withdrawFromClass',
  'getClassAttendance',
  'exportClassAttendance',
  'getClassDay',
  'setClassDay',
  'removeClassDay',
  'markClassAttendance',
]

/** The roster of a class with the caller and a person by name, and a day of attendance, with the canary in every text. */
export async function seedClasses(
  call: MemberCall,
  { turmaId, idLicao, canary }: { readonly turmaId: number; readonly idLicao: number; readonly canary: string },
): Promise<Things> {
  const { memberId } = call.actor
  const { matriculaId } = recordedIds
  await enrolInClass(call, { turmaId, id: matriculaId }, { idUsuario: memberId, nome: null })
  await enrolInClass(call, { turmaId, id: recordedIds.materialId }, { idUsuario: null, nome: canary })
  const day = { turmaId, data: '2000-01-02' }
  await setClassDay(call, day, { idLicao, visitantes: 3, observacoes: canary, versao: 0 })
  await markAttendance(call, { ...day, matriculaId }, { flagPresente: false, marcadaEm: '2000-01-02T09:00:00Z' })
  return Object.fromEntries(calls.map((id) => [id, { id: turmaId }]))
}
