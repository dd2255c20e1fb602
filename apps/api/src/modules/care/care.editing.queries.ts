import type { CareKind } from '@narthex/contract/care/care-words'
import { and, count, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { MemberId, PrayerId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { insertOwn, type OwnRow } from '../../platform/work/insert-own.ts'
import { isOfCongregations } from '../members/members.queries.ts'
import { usuario } from '../members/members.tables.ts'
import { cuidado, cuidadoAnotacao } from './care.tables.ts'

/** The cause of an item: a visit, a card or a prayer. */
export interface CareSource {
  readonly tipo: Exclude<CareKind, 'PESSOA'>
  readonly memberId: MemberId | null
  readonly prayerId?: PrayerId
  readonly cardId?: number
}

const nextVersion = sql`${cuidado.versao} + 1`

/** Adds the item of a source, or opens it again; one that is open is left alone but for its danger. */
export async function upsertItem(
  { church, tx, now }: ChurchWork,
  { tipo, memberId, prayerId = undefined, cardId = undefined }: CareSource,
  isDanger: boolean,
): Promise<void> {
  const key = { VISITANTE: cuidado.memberId, ORACAO: cuidado.prayerId, CARTAO: cuidado.cardId }[tipo]
  await tx
    .insert(cuidado)
    .values({
      igrejaId: church.igrejaId,
      tipo,
      memberId,
      prayerId: prayerId ?? null,
      cardId: cardId ?? null,
      flagPerigo: isDanger,
      desde: now,
    })
    .onConflictDoUpdate({
      target: [cuidado.igrejaId, key],
      ...(tipo === 'VISITANTE' && { targetWhere: sql`tipo = 'VISITANTE'` }),
      set: {
        flagPerigo: isDanger,
        desde: sql`case when ${cuidado.concluidoEm} is null then ${cuidado.desde} else excluded.desde end`,
        concluidoEm: null,
        concluidoPorId: null,
        versao: nextVersion,
      },
      setWhere: or(isNotNull(cuidado.concluidoEm), sql`${cuidado.flagPerigo} <> excluded.flag_perigo`) as SQL,
    })
}

/** Marks the open item of a prayer as done, by no one in particular. */
export async function finishPrayerItem({ church, tx, now }: ChurchWork, prayerId: PrayerId): Promise<void> {
  await tx
    .update(cuidado)
    .set({ concluidoEm: now, versao: nextVersion })
    .where(and(ofChurch(cuidado, church), eq(cuidado.prayerId, prayerId), isNull(cuidado.concluidoEm)))
}

/** The open item that staff opened for a person. */
export async function findOpenedByHand({ church, tx }: ChurchWork, memberId: MemberId): Promise<number | undefined> {
  const [found] = await tx
    .select({ id: cuidado.id })
    .from(cuidado)
    .where(
      and(
        ofChurch(cuidado, church),
        eq(cuidado.memberId, memberId),
        eq(cuidado.tipo, 'PESSOA'),
        isNull(cuidado.concluidoEm),
      ),
    )
  return found?.id
}

/** Locks a person of the church, so that of two acts about them the second sees the first; false where there is none, or none of these congregations. */
export async function holdPerson(
  { church, tx }: ChurchWork,
  memberId: MemberId,
  congregations?: readonly number[],
): Promise<boolean> {
  const isReached = congregations && isOfCongregations(congregations)
  const rows = await tx
    .select({ id: usuario.id })
    .from(usuario)
    .where(and(ofChurch(usuario, church), eq(usuario.id, memberId), isNull(usuario.mergedIntoId), isReached))
    .for('no key update')
  return rows.length > 0
}

export const insertItem = (work: ChurchWork, row: OwnRow<typeof cuidado>): Promise<number> =>
  insertOwn(work, cuidado, row)

type ItemChange = Partial<
  Pick<
    typeof cuidado.$inferSelect,
    'responsavelId' | 'proximoPasso' | 'prazo' | 'concluidoEm' | 'concluidoPorId' | 'desde'
  >
>

export async function updateItem({ church, tx }: ChurchWork, id: number, change: ItemChange): Promise<void> {
  await tx
    .update(cuidado)
    .set({ ...change, versao: nextVersion })
    .where(and(ofChurch(cuidado, church), eq(cuidado.id, id)))
}

/** Notes of an item with the names of their authors, the latest first. */
export async function listNotes({ church, tx }: ChurchWork, careId: number) {
  const { id, texto, momento, authorId } = cuidadoAnotacao
  return tx
    .select({
      id,
      texto,
      momento,
      authorId,
      autor: sql<string | null>`nullif(rtrim(concat(${usuario.nome}, ' ', ${usuario.sobrenome})), '')`,
    })
    .from(cuidadoAnotacao)
    .leftJoin(usuario, and(eq(usuario.igrejaId, cuidadoAnotacao.igrejaId), eq(usuario.id, authorId)))
    .where(and(ofChurch(cuidadoAnotacao, church), eq(cuidadoAnotacao.careId, careId)))
    .orderBy(desc(momento), desc(id))
}

export async function countNotes({ church, tx }: ChurchWork, careId: number): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(cuidadoAnotacao)
    .where(and(ofChurch(cuidadoAnotacao, church), eq(cuidadoAnotacao.careId, careId)))
  return row?.total ?? 0
}

/** The id of the note that a device has sent with this key. */
export async function findNoteByKey(
  { church, tx }: ChurchWork,
  careId: number,
  chave: string,
): Promise<number | undefined> {
  const [found] = await tx
    .select({ id: cuidadoAnotacao.id })
    .from(cuidadoAnotacao)
    .where(and(ofChurch(cuidadoAnotacao, church), eq(cuidadoAnotacao.careId, careId), eq(cuidadoAnotacao.chave, chave)))
  return found?.id
}

export const insertNote = (work: ChurchWork, row: OwnRow<typeof cuidadoAnotacao>): Promise<number> =>
  insertOwn(work, cuidadoAnotacao, row)

export async function deleteNote({ church, tx }: ChurchWork, id: number): Promise<void> {
  await tx.delete(cuidadoAnotacao).where(and(ofChurch(cuidadoAnotacao, church), eq(cuidadoAnotacao.id, id)))
}
