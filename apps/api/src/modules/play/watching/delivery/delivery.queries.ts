import { and, asc, eq, inArray } from 'drizzle-orm'
import { ofChurch } from '../../../../platform/database/of-church.ts'
import { toMemberId, toPlaybackId } from '../../../../platform/ids.ts'
import type { ChurchWork } from '../../../../platform/work/church-work.ts'
import { playMidia, playMidiaParte, playReproducao } from '../watching.tables.ts'

/** A piece of a file, as the file store has it. */
export interface StoredPiece {
  readonly caminho: string
  readonly inicio: number
  readonly bytes: number
  readonly nome: string
}

/** The pieces of all files of a video that plays, in their order; none while it is sent, and once it was refused. */
export function listPieces({ church, tx }: ChurchWork, mediaId: string): Promise<StoredPiece[]> {
  const { caminho, inicio, bytes, nome } = playMidiaParte
  return tx
    .select({ caminho, inicio, bytes, nome })
    .from(playMidiaParte)
    .innerJoin(playMidia, and(ofChurch(playMidia, church), eq(playMidia.id, playMidiaParte.mediaId)))
    .where(
      and(
        ofChurch(playMidiaParte, church),
        eq(playMidiaParte.mediaId, mediaId),
        inArray(playMidia.situacao, ['PRONTA', 'CONVERTENDO']),
      ),
    )
    .orderBy(asc(caminho), asc(inicio))
}

/** When a member's playback of this video was renewed; undefined for one that has ended. */
export async function findRenewal(
  { church, tx }: ChurchWork,
  mediaId: string,
  { memberId, playbackId }: { readonly memberId: number; readonly playbackId: string },
): Promise<Date | undefined> {
  const [found] = await tx
    .select({ renewedAt: playReproducao.renovadaEm })
    .from(playReproducao)
    .where(
      and(
        ofChurch(playReproducao, church),
        eq(playReproducao.id, toPlaybackId(playbackId)),
        eq(playReproducao.memberId, toMemberId(memberId)),
        eq(playReproducao.mediaId, mediaId),
      ),
    )
  return found?.renewedAt
}
