import { isoDuration } from '@narthex/client/format/recording-times'
import { absoluteImage } from '@narthex/contract/media/image-address'
import type { Video } from '@narthex/contract/media/video.schemas'
import type { VideoSource } from '@narthex/contract/media/watch-address'
import { frameAddress } from '../../../components/player/player-source.ts'
import type { Thing } from '../../../seo/structured-data.ts'

/** A video as search engines know one, its chapters as clips of it. `drawn` is its picture where the church gave none. */
export function videoThing(
  video: Video,
  source: VideoSource,
  { origin, pathname }: URL,
  drawn: string | undefined,
): Thing {
  const { titulo, descricao, imagem, dataPublicacao, duracaoSegundos, capitulos, idioma } = video
  const own = absoluteImage(imagem, origin)
  return {
    '@type': 'VideoObject',
    name: titulo,
    description: descricao ?? titulo,
    thumbnailUrl: own ?? drawn,
    uploadDate: dataPublicacao,
    duration: duracaoSegundos === null ? null : isoDuration(duracaoSegundos),
    inLanguage: idioma,
    embedUrl: frameAddress(source, 0)?.split('?', 1)[0],
    contentUrl: source.url === null ? null : URL.parse(source.url, origin)?.href,
    hasPart: capitulos.map((chapter, i) => ({
      '@type': 'Clip',
      name: chapter.titulo,
      startOffset: chapter.inicioSegundos,
      endOffset: capitulos[i + 1]?.inicioSegundos ?? duracaoSegundos,
      url: `${origin}${pathname}?t=${chapter.inicioSegundos}`,
    })),
  }
}
