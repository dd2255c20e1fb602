import type { StaffRole } from '@narthex/contract/permissions'
import { and, asc, eq, inArray, ne, or, type SQL } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { usuario, usuarioRole } from '../members/members.tables.ts'
import { isHeldAt } from '../members/roles.queries.ts'

/** The roles of people, by their ids; those who have none are missing. */
export async function findRoles(
  { church, tx, now }: ChurchWork,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StaffRole[]>> {
  const found = new Map<number, StaffRole[]>()
  if (ids.length === 0) return found
  const rows = await tx
    .select({ id: usuarioRole.memberId, role: usuarioRole.role })
    .from(usuarioRole)
    .where(and(ofChurch(usuarioRole, church), inArray(usuarioRole.memberId, ids as never[]), isHeldAt(now)))
    .orderBy(asc(usuarioRole.role))
  for (const { id, role } of rows) found.set(id, [...(found.get(id) ?? []), role as StaffRole])
  return found
}

export interface PersonMarks {
  readonly id?: number
  readonly nomeBusca?: string
  readonly telefone: string | null
  readonly email: string | null
  readonly dataNascimento: string | null
}

const mostSimilar = 10

/** People with the same telephone, e-mail address, or day of birth as these marks, whose names the caller compares; of those whom roles reach. */
export async function listAlike({ church, tx }: ChurchWork, marks: PersonMarks, isReached?: SQL) {
  const { id, nome, sobrenome, nomeBusca, telefone, email, dataNascimento, situacao } = usuario
  const alike: SQL[] = []
  if (marks.telefone !== null) alike.push(eq(telefone, marks.telefone))
  if (marks.email !== null) alike.push(eq(email, marks.email))
  if (marks.dataNascimento !== null && marks.nomeBusca !== undefined) {
    const isSame = and(eq(dataNascimento, marks.dataNascimento), eq(nomeBusca, marks.nomeBusca))
    if (isSame) alike.push(isSame)
  }
  if (alike.length === 0) return []
  return tx
    .select({ id, nome, sobrenome, nomeBusca, telefone, email, dataNascimento, situacao })
    .from(usuario)
    .where(
      and(
        ofChurch(usuario, church),
        marks.id === undefined ? undefined : ne(usuario.id, marks.id as never),
        or(...alike),
        isReached,
      ),
    )
    .orderBy(asc(id))
    .limit(mostSimilar)
}

/** The id and the name of the person whom a device has added with this key. */
export async function findByKey({ church, tx }: ChurchWork, chave: string): Promise<number | undefined> {
  const [found] = await tx
    .select({ id: usuario.id })
    .from(usuario)
    .where(and(ofChurch(usuario, church), eq(usuario.chave, chave)))
  return found?.id
}

export async function findByExternalId({ church, tx }: ChurchWork, idExterno: string): Promise<number | undefined> {
  const [found] = await tx
    .select({ id: usuario.id })
    .from(usuario)
    .where(and(ofChurch(usuario, church), eq(usuario.idExterno, idExterno)))
  return found?.id
}

const maxParts = 6

/**
 * The parts of a term by which people are found, the longest first: words of names and addresses, or the digits of a telephone
 * number, however it was typed.
 */
export function splitTerm(term: string): string[] {
  const trimmed = term.trim()
  if (/^[\d\s()+./-]+$/.test(trimmed)) {
    const digits = trimmed.replace(/\D/g, '').replace(/^0+/, '')
    return [digits || trimmed]
  }
  return trimmed
    .split(/\s+/)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, maxParts)
}
