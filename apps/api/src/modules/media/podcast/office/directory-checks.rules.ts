import { imageAt } from '@narthex/contract/media/image-address'
import { isPodcastCategory, listSubcategories } from '@narthex/contract/media/podcast-categories'
import type { CheckReason, DirectoryCheck } from '@narthex/contract/media/podcast-office.endpoints'
import type { EpisodeRow, ShowRow } from '../podcast.tables.ts'

/** Pixels of a cover's side that directories take (Apple, "Artwork requirements"). */
const coverPixels = { least: 1400, most: 3000 } as const

/** Media types that Apple Podcasts and Spotify play from a feed (Apple, "Podcast RSS feed requirements"). */
const playedType = /^(?:audio\/(?:mpeg|mp3|mp4|x-m4a|m4a|aac)|video\/(?:mp4|x-m4v|quicktime))$/
const namedEpisodes = 3

type Sound = Pick<EpisodeRow, 'titulo' | 'audio' | 'audioTipo' | 'audioBytes'>

export interface CheckedPodcast {
  readonly show: ShowRow
  /** Address of the feed that directories are given. */
  readonly feed: string
  /** Sounds of the published episodes that podcast apps are given, the newest first. */
  readonly sounds: readonly Sound[]
  /** An episode is published later. */
  readonly hasScheduled: boolean
  /** The site of the church is open. */
  readonly isOpen: boolean
}

type Verdict = Omit<DirectoryCheck, 'nome'>
type Judge = (podcast: CheckedPodcast) => Verdict

const ok: Verdict = { situacao: 'OK', motivo: null, episodios: [] }
const missing = (motivo: CheckReason, episodios: readonly Sound[] = []): Verdict => ({
  situacao: 'FALTA',
  motivo,
  episodios: episodios.slice(0, namedEpisodes).map(({ titulo }) => titulo),
})
const better = (motivo: CheckReason): Verdict => ({ situacao: 'MELHORAR', motivo, episodios: [] })
/** The hosting service of a feed has what is not read from it. */
const elsewhere: Verdict = { situacao: 'FORA', motivo: 'SERVICO', episodios: [] }

const isFilled = (text: string | null) => text !== null && text.trim() !== ''

/** Requirements of directories such as Apple Podcasts and Spotify, each with how a show stands. */
const judges: Readonly<Record<DirectoryCheck['nome'], Judge>> = {
  TITULO: ({ show }) => (isFilled(show.titulo) ? ok : missing('VAZIO')),
  DESCRICAO: ({ show }) => (isFilled(show.descricao) ? ok : missing('VAZIA')),
  CAPA: judgeCover,
  AUTOR: ({ show }) => (isFilled(show.autor) ? ok : missing('VAZIO')),
  EMAIL: ({ show }) => (show.feedUrl !== null ? elsewhere : isFilled(show.email) ? ok : missing('VAZIO')),
  CATEGORIA: ({ show: { categoria, subcategoria } }) => {
    if (categoria === null || !isPodcastCategory(categoria)) return missing('DESCONHECIDA')
    const parts: readonly string[] = listSubcategories(categoria)
    return parts.length > 0 && (subcategoria === null || !parts.includes(subcategoria)) ? better('SUBCATEGORIA') : ok
  },
  IDIOMA: ({ show }) => (/^[a-z]{2,3}(?:-|$)/i.test(show.idioma) ? ok : missing('DESCONHECIDO')),
  EPISODIOS: ({ sounds, hasScheduled }) => (sounds.length > 0 ? ok : missing(hasScheduled ? 'AGENDADOS' : 'NENHUM')),
  AUDIO: ({ sounds }) => {
    const unplayed = sounds.filter(({ audioTipo }) => !playedType.test(audioTipo ?? ''))
    if (unplayed.length > 0) return missing('TIPO', unplayed)
    const unmeasured = sounds.filter(({ audioBytes }) => !audioBytes)
    return unmeasured.length > 0 ? missing('TAMANHO', unmeasured) : ok
  },
  HTTPS: ({ feed, sounds }) => {
    if (!feed.startsWith('https:')) return missing('FEED')
    const open = sounds.filter(({ audio }) => /^http:/i.test(audio ?? ''))
    return open.length > 0 ? missing('AUDIO', open) : ok
  },
  ABERTO: ({ show, isOpen }) => {
    if (show.feedUrl === null) return isOpen ? ok : missing('FECHADO')
    return show.falhas > 0 ? missing('SEM_LEITURA') : show.lidoEm === null ? better('LENDO') : ok
  },
}

function judgeCover({ show: { imagem } }: CheckedPodcast): Verdict {
  if (imagem === null) return better('PADRAO')
  const image = imageAt(imagem)
  if (image) {
    const { width, height } = image
    if (width !== height) return missing('NAO_QUADRADA')
    return width < coverPixels.least || width > coverPixels.most ? missing('PEQUENA') : ok
  }
  if (!/^https:/i.test(imagem)) return missing('ENDERECO')
  // Its size is known to the site that has it.
  return /\.(?:jpe?g|png)$/i.test(URL.parse(imagem)?.pathname ?? '') ? better('CONFIRA') : better('FORMATO')
}

export const judgeDirectories = (podcast: CheckedPodcast): DirectoryCheck[] =>
  (Object.keys(judges) as DirectoryCheck['nome'][]).map((nome) => ({ nome, ...judges[nome](podcast) }))
