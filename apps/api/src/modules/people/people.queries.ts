import type { StaffRole } from '@narthex/contract/permissions'
import { and, asc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
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
        isNull(usuario.mergedIntoId),
        isNotDistinct(church, marks.id),
        marks.id === undefined ? undefined : ne(usuario.id, marks.id as never),
        or(...alike),
        isReached,
      ),
    )
    .orderBy(asc(id))
    .limit(mostSimilar)
}

/** SQL condition: staff have not said that the row is someone else than the person with this id. */
const isNotDistinct = (church: ChurchScope, id: number | undefined) =>
  id === undefined
    ? undefined
    : sql`not exists (select from pessoa_distinta d where d.igreja_id = ${church.igrejaId}
        and d.usuario_id = least(${usuario.id}, ${id}) and d.outro_usuario_id = greatest(${usuario.id}, ${id}))`

/** The person of a row: whom it became, where it was merged. */
const survivor = sql<number>`coalesce(${usuario.mergedIntoId}, ${usuario.id})`

/** The id of the person whom a device has added with this key. */
export async function findByKey({ church, tx }: ChurchWork, chave: string): Promise<number | undefined> {
  const [found] = await tx
    .select({ id: survivor })
    .from(usuario)
    .where(and(ofChurch(usuario, church), eq(usuario.chave, chave)))
  return found?.id
}

export async function findByExternalId({ church, tx }: ChurchWork, idExterno: string): Promise<number | undefined> {
  const [found] = await tx
    .select({ id: survivor })
    .from(usuario)
    .where(and(ofChurch(usuario, church), eq(usuario.idExterno, idExterno)))
  return found?.id
}

/** Ids in other systems of the rows that were merged into people, by the ids of these. */
export async function findOtherIds(
  { church, tx }: ChurchWork,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string[]>> {
  if (ids.length === 0) return new Map()
  const { mergedIntoId, idExterno } = usuario
  const rows = await tx
    .select({ id: mergedIntoId, idExterno })
    .from(usuario)
    .where(and(ofChurch(usuario, church), inArray(mergedIntoId, ids as never[]), isNotNull(idExterno)))
    .orderBy(asc(usuario.id))
  const found = new Map<number, string[]>()
  for (const row of rows)
    if (row.id !== null && row.idExterno !== null) found.set(row.id, [...(found.get(row.id) ?? []), row.idExterno])
  return found
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
