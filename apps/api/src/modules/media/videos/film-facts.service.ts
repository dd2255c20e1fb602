import { videoSourceAt } from '@narthex/contract/media/video-address'
import { type ServiceVideo, watchAddress } from '@narthex/contract/media/watch-address'
import * as z from 'zod/mini'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import { storeImage } from '../images/images.editing.service.ts'
import { htmlToLine, tidyText } from '../podcast/feed/plain-text.rules.ts'

export interface FilmFacts {
  readonly titulo: string | null
  readonly descricao: string | null
  readonly duracaoSegundos: number | null
  /** The address of its picture at the service. */
  readonly picture: string | undefined
}

/** Parts of an answer of oEmbed (oembed.com) that both services give, and those of Vimeo. */
const oembed = z.object({
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  duration: z.optional(z.number()),
  thumbnail_url: z.optional(z.string()),
})

const askAt = {
  YOUTUBE: 'https://www.youtube.com/oembed?format=json&url=',
  VIMEO: 'https://vimeo.com/api/oembed.json?width=1280&url=',
} as const

/**
 * Reads what the service of an address tells of its video, and keeps its picture. NOT_FOUND for a video of another kind, and
 * where the service tells nothing.
 */
export async function fillInVideo(platform: Needs<'files' | 'web'>, call: MemberCall, address: string) {
  const source = videoSourceAt(address)
  const facts = source?.codigo ? await readFilmFacts(platform, source) : undefined
  if (!source?.codigo || !facts) throw notFound()
  const { picture, ...fields } = facts
  return { ...fields, imagem: await keepFilmPicture(platform, call, { source, picture, titulo: fields.titulo ?? '' }) }
}

/** Asks a service what it tells of a film; undefined where it tells nothing. Never throws. */
export async function readFilmFacts({ web }: Needs<'web'>, source: ServiceVideo): Promise<FilmFacts | undefined> {
  try {
    const address = askAt[source.servico] + encodeURIComponent(watchAddress(source))
    const { status, body } = await web.get(address, { accept: 'application/json', 'user-agent': 'Narthex (video)' })
    if (status !== 200) return undefined
    const {
      title = '',
      description = '',
      duration,
      thumbnail_url: picture,
    } = z.parse(oembed, JSON.parse(body.toString()))
    const seconds = Math.round(duration ?? 0)
    return {
      titulo: htmlToLine(title, 200) || null,
      descricao: tidyText(description, 8000) || null,
      duracaoSegundos: seconds > 0 && seconds <= 172_800 ? seconds : null,
      picture,
    }
  } catch {
    return undefined
  }
}

/**
 * Keeps the picture of a film in the church's media library, so that readers of the site ask no service for it, and gives its
 * address. Null where there is none that can be kept; never throws.
 */
export async function keepFilmPicture(
  platform: Needs<'files' | 'web'>,
  call: MemberCall,
  {
    source,
    picture,
    titulo,
  }: { readonly source: ServiceVideo; readonly picture: string | undefined; readonly titulo: string },
): Promise<string | null> {
  for (const address of listPictures(source, picture)) {
    try {
      const { status, body } = await platform.web.get(address, { accept: 'image/jpeg, image/webp, image/png' })
      if (status !== 200) continue
      return (await storeImage(platform, call, new Uint8Array(body), { name: titulo })).endereco
    } catch {
      // The next one may be better; a film without a picture has the cover that the site draws.
    }
  }
  return null
}

/** The largest one first: YouTube has it of films in high definition alone. */
function listPictures({ servico, codigo }: ServiceVideo, known: string | undefined): string[] {
  const own =
    servico === 'YOUTUBE'
      ? ['maxresdefault', 'hqdefault'].map((size) => `https://i.ytimg.com/vi/${codigo}/${size}.jpg`)
      : []
  return servico === 'YOUTUBE' ? own : known ? [known] : []
}
