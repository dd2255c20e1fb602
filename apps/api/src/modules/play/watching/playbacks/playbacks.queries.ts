import { and, asc, eq, gt, lt, ne, type SQL, sql } from 'drizzle-orm'
import { ofChurch } from '../../../../platform/database/of-church.ts'
import type { MemberId, PlaybackId } from '../../../../platform/ids.ts'
import type { ChurchWork } from '../../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../../platform/work/insert-own.ts'
import { playConteudo } from '../../play.tables.ts'
import { playReproducao } from '../watching.tables.ts'

export type PlaybackRow = typeof playReproducao.$inferSelect

const isOwn = ({ church }: ChurchWork, memberId: MemberId, ...more: (SQL | undefined)[]) =>
  and(ofChurch(playReproducao, church), eq(playReproducao.memberId, memberId), ...more)

/** A playback of the member, locked until the transaction ends. */
export async function lockPlayback(
  work: ChurchWork,
  memberId: MemberId,
  id: PlaybackId,
): Promise<PlaybackRow | undefined> {
  const [found] = await work.tx
    .select()
    .from(playReproducao)
    .where(isOwn(work, memberId, eq(playReproducao.id, id)))
    .for('update')
  return found
}

/** False where the church has a playback of this id already. */
export async function insertPlayback({ church, tx }: ChurchWork, row: OwnRow<typeof playReproducao>): Promise<boolean> {
  const made = await tx
    .insert(playReproducao)
    .values({ ...row, igrejaId: church.igrejaId })
    .onConflictDoNothing()
    .returning({ id: playReproducao.id })
  return made.length > 0
}

export async function updatePlayback(
  work: ChurchWork,
  memberId: MemberId,
  { id, ...set }: Partial<PlaybackRow> & { readonly id: PlaybackId },
): Promise<void> {
  await work.tx
    .update(playReproducao)
    .set(set)
    .where(isOwn(work, memberId, eq(playReproducao.id, id)))
}

export async function deletePlayback(work: ChurchWork, memberId: MemberId, id: PlaybackId): Promise<void> {
  await work.tx.delete(playReproducao).where(isOwn(work, memberId, eq(playReproducao.id, id)))
}

/** Removes the member's playbacks that were last renewed before then: their devices left without a word. */
export async function deleteOldPlaybacks(work: ChurchWork, memberId: MemberId, before: Date): Promise<void> {
  await work.tx.delete(playReproducao).where(isOwn(work, memberId, lt(playReproducao.renovadaEm, before)))
}

/** Lists the member's other playbacks since then, the oldest first. Open titles count for no subscription. */
export function listPlaying(
  work: ChurchWork,
  memberId: MemberId,
  { since, except }: { readonly since: Date; readonly except: PlaybackId },
): Promise<Pick<PlaybackRow, 'id' | 'aparelho'>[]> {
  const { church, tx } = work
  return tx
    .select({ id: playReproducao.id, aparelho: playReproducao.aparelho })
    .from(playReproducao)
    .innerJoin(playConteudo, and(ofChurch(playConteudo, church), eq(playConteudo.id, playReproducao.titleId)))
    .where(
      isOwn(
        work,
        memberId,
        gt(playReproducao.renovadaEm, since),
        ne(playReproducao.id, except),
        ne(playConteudo.acesso, 'ABERTO'),
      ),
    )
    .orderBy(asc(playReproducao.comecouEm), sql`${playReproducao.id}`)
}
