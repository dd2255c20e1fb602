import type { Enrolled } from '@narthex/contract/classes/class-register.schemas'
import { foldText } from '@narthex/contract/fold-text'
import { notFound } from '../../platform/errors/domain-error.ts'
import { findToday } from '../../platform/work/church-facts.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { type CourseClass, findClass } from '../content/office/ebd-classes.service.ts'
import { type Face, findFaces } from '../members/faces.service.ts'
import type { EnrolmentRow } from './roster.queries.ts'

export async function requireClass(work: ChurchWork, id: number): Promise<CourseClass> {
  const found = await findClass(work, id)
  if (!found) throw notFound()
  return found
}

/** The head of an answer about a class. */
export const toHead = ({ id, titulo, curso }: CourseClass) => ({ id, titulo, curso })

/** People by their enrolments, with and without a login, in the order of their names. Who has left the church is named no more. */
export async function namePeople(work: ChurchWork, rows: readonly EnrolmentRow[]): Promise<Enrolled[]> {
  const memberIds = rows.flatMap(({ memberId }) => (memberId === null ? [] : [memberId]))
  const faces = await findFaces(work, await findToday(work), memberIds, { withoutLogin: true })
  const people = rows.flatMap(({ id, memberId, nome }): Enrolled[] => {
    if (nome !== null) return [{ id, idUsuario: null, nome, imagem: null }]
    const face = memberId === null ? undefined : faces.get(memberId)
    return face ? [{ id, idUsuario: face.id, ...toShown(face) }] : []
  })
  return people.toSorted((a, b) => foldText(a.nome).localeCompare(foldText(b.nome)) || a.id.localeCompare(b.id))
}

/** Minors by their given names, without a picture. */
function toShown({ isMinor, nome, sobrenome, imagem }: Face) {
  return isMinor ? { nome, imagem: null } : { nome: `${nome} ${sobrenome}`.trim(), imagem }
}
