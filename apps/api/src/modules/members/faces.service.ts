import type { MemberId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { isMinor } from './ages.rules.ts'
import { listFaces } from './faces.queries.ts'

/** Data that members may see of each other. The calling domain decides which fields it shows to whom. */
export interface Face {
  readonly id: MemberId
  readonly nome: string
  readonly sobrenome: string
  readonly imagem: string | null
  readonly telefone: string | null
  /** Under 18 on the requested day. */
  readonly isMinor: boolean
}

/**
 * Members by their ids, within a transaction that sees the church's rows; members who have left are not among them. `today` is a
 * day of the church's calendar. `withoutLogin` names people without a login as well: to staff, and never to members.
 */
export async function findFaces(
  work: ChurchWork,
  today: string,
  memberIds: readonly MemberId[],
  { withoutLogin = false } = {},
): Promise<Map<MemberId, Face>> {
  if (memberIds.length === 0) return new Map()
  const rows = await listFaces(work, memberIds, { withoutLogin })
  return new Map(
    rows.map(({ dataNascimento, ...face }) => [face.id, { ...face, isMinor: isMinor(dataNascimento, today) }]),
  )
}

type Shown = Pick<Face, 'nome' | 'sobrenome' | 'imagem' | 'isMinor'>

/** Public name and picture of an author: none where there is no one to name, only the given name for a minor. */
export function toPublicAuthor(face: Shown | undefined): { nome: string | null; imagem: string | null } {
  if (!face) return { nome: null, imagem: null }
  if (face.isMinor) return { nome: face.nome.trim().split(/\s+/)[0] ?? null, imagem: null }
  return { nome: `${face.nome} ${face.sobrenome}`.trim(), imagem: face.imagem }
}

/** Whether a member with this date of birth is under 18 on a day of the church's calendar. */
export const isMinorOn = (today: string, dataNascimento: string | null): boolean => isMinor(dataNascimento, today)
