import type { ListEntry } from '@narthex/contract/play/play.schemas'
import { and, count, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { queryRows } from '../../../platform/database/database.ts'
import { jsonInstant } from '../../../platform/database/json-row.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { MemberId, PlayListEntryId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { playLista } from '../play.tables.ts'
import type { Sight } from './sight.queries.ts'
import { isShown, titleItem } from './title-columns.queries.ts'

const l = alias(playLista, 'l')

/** A member's entries whose titles they see, the last kept first; of one title alone where it is named. */
export function listEntries(
  { church, tx }: ChurchWork,
  sight: Sight,
  { memberId, titleId }: { readonly memberId: MemberId; readonly titleId?: number },
): Promise<ListEntry[]> {
  const isWanted = and(
    ofChurch(l, church),
    eq(l.memberId, memberId),
    titleId === undefined ? undefined : eq(l.conteudoId, titleId),
  )
  return queryRows<ListEntry>(
    tx,
    sql`select l.id, ${titleItem(sight.now)} as "planoAssinaturaConteudo", ${jsonInstant(l.criadoEm)} as "dataCadastro"
      from play_lista l join play_conteudo t on t.id = l.conteudo_id
      where ${isWanted} and ${isShown(sight)} order by l.criado_em desc, l.id`,
  )
}

export async function countEntries({ church, tx }: ChurchWork, memberId: MemberId): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(playLista)
    .where(and(ofChurch(playLista, church), eq(playLista.memberId, memberId)))
  return row?.total ?? 0
}

/** Adds an entry unless the title is kept already. */
export async function insertEntry(
  { church, tx, now }: ChurchWork,
  entry: { readonly id: string; readonly memberId: MemberId; readonly conteudoId: number },
): Promise<void> {
  await tx
    .insert(playLista)
    .values({ ...entry, igrejaId: church.igrejaId, criadoEm: now })
    .onConflictDoNothing()
}

/** Returns false if the member has no such entry. */
export async function deleteEntry(
  { church, tx }: ChurchWork,
  memberId: MemberId,
  id: PlayListEntryId,
): Promise<boolean> {
  const gone = await tx
    .delete(playLista)
    .where(and(ofChurch(playLista, church), eq(playLista.memberId, memberId), eq(playLista.id, id)))
    .returning({ id: playLista.id })
  return gone.length > 0
}
