import { and, eq, lte } from 'drizzle-orm'
import { ofChurch } from '../../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../../platform/work/church-work.ts'
import { isSeen, type Sight } from '../../catalogue/sight.queries.ts'
import { playConteudo } from '../../play.tables.ts'
import { playMidia } from '../watching.tables.ts'

const { id, acesso, idadeMinima, servico, codigo, url, legendas, anexos } = playConteudo
const { midiaId, previaMidiaId, disponivelDe, disponivelAte } = playConteudo

/** A published title with where its video is. */
export type PlayableTitle = Awaited<ReturnType<typeof selectTitle>>[number]

const selectTitle = (
  { church, tx, now }: ChurchWork,
  sight: Sight,
  titleId: number,
  media: typeof midiaId | typeof previaMidiaId,
) =>
  tx
    .select({
      id,
      acesso,
      idadeMinima,
      servico,
      codigo,
      url,
      legendas,
      anexos,
      disponivelDe,
      disponivelAte,
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
        isSeen(sight, id),
      ),
    )

/** Undefined for drafts, titles that are published later, and those that the viewer does not see. */
export async function findPlayableTitle(
  work: ChurchWork,
  sight: Sight,
  titleId: number,
): Promise<PlayableTitle | undefined> {
  const [found] = await selectTitle(work, sight, titleId, midiaId)
  return found
}

/** Finds a title with its preview in the place of the video. */
export async function findPreview(work: ChurchWork, sight: Sight, titleId: number): Promise<PlayableTitle | undefined> {
  const [found] = await selectTitle(work, sight, titleId, previaMidiaId)
  return found
}
