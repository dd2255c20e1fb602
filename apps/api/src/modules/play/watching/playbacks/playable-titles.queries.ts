import { and, eq, lte } from 'drizzle-orm'
import { ofChurch } from '../../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../../platform/work/church-work.ts'
import { playConteudo } from '../../play.tables.ts'
import { playMidia } from '../watching.tables.ts'

const { id, acesso, idadeMinima, servico, codigo, url, legendas, anexos } = playConteudo
const { midiaId, previaMidiaId, disponivelDe, disponivelAte } = playConteudo

/** A published title with where its video is. */
export type PlayableTitle = Awaited<ReturnType<typeof selectTitle>>[number]

const selectTitle = ({ church, tx, now }: ChurchWork, titleId: number, media: typeof midiaId | typeof previaMidiaId) =>
  tx
    .select({
      ...{ id, acesso, idadeMinima, servico, codigo, url, legendas, anexos, disponivelDe, disponivelAte },
      mediaId: media,
      mediaState: playMidia.situacao,
      mediaPath: playMidia.tipo,
      mediaFormat: playMidia.formato,
    })
    .from(playConteudo)
    .leftJoin(playMidia, and(ofChurch(playMidia, church), eq(playMidia.id, media)))
    .where(
      and(
        ofChurch(playConteudo, church),
        eq(id, titleId),
        eq(playConteudo.situacao, 'PUBLICADO'),
        lte(playConteudo.dataPublicacao, now),
      ),
    )

/** Undefined for drafts and titles that are published later. */
export async function findPlayableTitle(work: ChurchWork, titleId: number): Promise<PlayableTitle | undefined> {
  const [found] = await selectTitle(work, titleId, midiaId)
  return found
}

/** The same with the preview in the place of the video. */
export async function findPreview(work: ChurchWork, titleId: number): Promise<PlayableTitle | undefined> {
  const [found] = await selectTitle(work, titleId, previaMidiaId)
  return found
}
