import { isoDuration } from '@narthex/client/format/recording-times'
import { absoluteImage } from '@narthex/contract/media/image-address'
import type { Title } from '@narthex/contract/play/play.schemas'
import type { Thing } from '../../../seo/structured-data.ts'
import { collectionPath } from '../play-paths.ts'

/**
 * A title as search engines know one: a film as a film, all else as a video. Where its video is, nothing tells. `drawn` is its
 * picture where the church gave none.
 */
export function titleThing(title: Title, { origin, pathname }: URL, drawn: string | undefined): Thing {
  const { tipo, titulo, descricao, imagemLarga, imagem, duracaoSegundos, idioma, palestrantes, coletanea } = title
  const shown = absoluteImage(imagemLarga ?? imagem, origin) ?? drawn
  return {
    '@type': tipo === 'FILME' ? 'Movie' : 'VideoObject',
    name: titulo,
    url: `${origin}${pathname}`,
    description: descricao ?? titulo,
    image: shown,
    ...(tipo !== 'FILME' && { thumbnailUrl: shown, uploadDate: title.dataPublicacao }),
    duration: duracaoSegundos === null ? null : isoDuration(duracaoSegundos),
    inLanguage: idioma,
    isAccessibleForFree: title.acesso === 'ABERTO',
    typicalAgeRange: title.idadeMinima === null ? null : `${title.idadeMinima}-`,
    actor: palestrantes.map((name) => ({ '@type': 'Person', name })),
    isPartOf: coletanea && {
      '@type': 'CreativeWorkSeries',
      name: coletanea.titulo,
      url: `${origin}${collectionPath(coletanea.id)}`,
    },
  }
}
