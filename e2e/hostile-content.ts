import { publishContent } from '@narthex/api/modules/content/content.editing.service'
import { createGroup } from '@narthex/api/modules/groups/groups.editing.service'
import { publishEpisode } from '@narthex/api/modules/media/podcast/office/episodes.service'
import { setPodcast } from '@narthex/api/modules/media/podcast/office/show.service'
import { publishVideo } from '@narthex/api/modules/media/videos/videos.editing.service'
import { publishCollection, setPlayUp } from '@narthex/api/modules/play/catalogue/collections.editing.service'
import { publishTag } from '@narthex/api/modules/play/catalogue/tag.service'
import { publishTitle } from '@narthex/api/modules/play/catalogue/title-editing.service'
import { publishSong } from '@narthex/api/modules/praise/praise.editing.service'
import { addToSchedule } from '@narthex/api/modules/schedule/schedule.editing.service'
import { createOwnCall } from '@narthex/api/platform/http/route'
import type { Platform } from '@narthex/api/platform/platform'
import type { ChurchScope } from '@narthex/api/platform/scope/scope'
import { questionGroups } from '@narthex/contract/content/study.schemas'

/** The lists of what a church publishes. */
export const contentLists = [
  '/devotionals',
  '/news',
  '/ministries',
  '/ebds',
  '/publication-types',
  '/publications',
  '/studies',
  '/videos',
  '/podcast',
  '/praises',
  '/schedule',
  '/search',
  '/groups',
  '/groups?view=map',
  '/play/browse',
]

export interface HostileWords {
  readonly text: (longest: number) => string
  readonly link: () => string | null
}

/** Publishes one of each kind, every field of it hostile. */
export async function publishHostileContent(platform: Platform, church: ChurchScope, { text, link }: HostileWords) {
  const call = createOwnCall(platform.transactions.at(church))

  const since = new Date(Date.now() - 86_400_000)
  const words = () => ({ titulo: text(200), resumo: text(500), corpo: richText(text, link), autor: text(120) })
  const today = since.toISOString().slice(0, 10)

  await publishContent(call, 'DEVOCIONAL', { ...words(), referencia: text(80), data: today })
  await publishContent(call, 'NOTICIA', { ...words(), dataPublicacao: since })
  const ministry = { ...words(), responsaveis: [{ nome: text(120), funcao: text(120) }], contato: link() }
  const ministryId = await publishContent(call, 'MINISTERIO', ministry)
  await publishContent(call, 'PROJETO', { ...words(), paiId: ministryId, contato: link() })
  const school = await publishContent(call, 'EBD_CURSO', { ...words(), slug: 'curso' })
  await publishContent(call, 'EBD_TURMA', { ...words(), paiId: school, local: text(200), horario: '19:30' })
  const lesson = { ...words(), paiId: school, slug: 'licao', referencia: text(80), arquivo: link() }
  await publishContent(call, 'EBD_LICAO', lesson)
  const shelf = await publishContent(call, 'PUBLICACAO_TIPO', { ...words(), slug: 'tipo' })
  await publishContent(call, 'PUBLICACAO', { ...words(), slug: 'livro', paiId: shelf, arquivo: link() })

  const series = await publishContent(call, 'ESTUDO_SERIE', { ...words(), slug: 'serie' })
  const perguntas = questionGroups.map((grupo) => ({ grupo, texto: text(600) || 'a' }))
  await publishContent(call, 'ESTUDO', { ...words(), paiId: series, referencia: text(80), perguntas })

  await publishVideo(call, {
    titulo: text(200),
    descricao: text(1000),
    serie: text(120),
    pregador: text(120),
    referencia: text(120),
    endereco: 'https://www.youtube.com/watch?v=AbCdEfGhIjK',
    dataPublicacao: since,
    capitulos: [{ inicioSegundos: 0, titulo: text(200) }],
  })
  await setPodcast(platform, call, {
    codigo: 'sons',
    titulo: text(200),
    descricao: text(4000),
    autor: text(200),
    idioma: 'pt',
    spotify: pageElsewhere(link()),
  })
  await publishEpisode(call, {
    titulo: text(300),
    descricao: text(8000),
    dataPublicacao: since,
    audio: 'https://sons.example/a.mp3',
    audioTipo: 'audio/mpeg',
    audioBytes: 1,
  })
  await setPlayUp(call, {
    nome: text(60) || 'a',
    chamada: text(300),
    tipoVisibilidadeConteudo: 'OPEN_CONTENT',
  })
  const course = await publishCollection(call, {
    tipo: 'CURSO',
    titulo: text(200) || 'a',
    descricao: text(4000),
  })
  const tag = await publishTag(call, { nome: text(60) || 'a', ordem: 0 })
  await publishTitle(call, {
    tipo: 'AULA',
    titulo: text(200) || 'a',
    descricao: text(4000),
    idColetanea: course,
    temporada: 1,
    numero: 1,
    acesso: 'ABERTO',
    notaIdade: text(200),
    palestrantes: [text(120) || 'a'],
    idioma: 'pt',
    tags: [tag],
    endereco: 'https://www.youtube.com/watch?v=AbCdEfGhIjK',
    dataPublicacao: since.toISOString(),
    anexos: [{ nome: text(200) || 'a', url: 'https://sons.example/a.pdf' }],
    capitulos: [{ inicioSegundos: 0, titulo: text(200) || 'a' }],
  })
  await publishSong(call, {
    title: text(200),
    subtitle: text(200),
    author: text(200),
    theme: text(120),
    rhythm: text(80),
    group: text(120),
    code: text(40),
    tone: text(20),
    letter: [[{ snippet: text(300), chord: text(80) }], [{ snippet: text(300), chord: 'G' }]],
    sections: [{ begin: 0, kind: 'CHORUS', name: text(120) }],
  })
  await createGroup(call, {
    nome: text(120) || 'a',
    resumo: text(500),
    descricao: text(4000),
    tipo: text(60) || null,
    bairro: text(120) || null,
    cidade: text(120) || null,
    dataInicio: today,
    horario: '19:30',
    local: { logradouro: text(300) || null, latitude: -8.06, longitude: -34.87, link: link() },
    flagNaAgenda: true,
  })
  await addToSchedule(call, {
    tipo: 'OUTRO',
    titulo: text(200),
    descricao: text(1000),
    local: text(200),
    url: link(),
    data: today,
    horario: '19:30',
    duracaoMinutos: 60,
    regra: 'FREQ=DAILY;COUNT=30',
  })
}

/** A document as an editor's browser could send it: texts where texts stand, and links and pictures that may be none. */
function richText(text: HostileWords['text'], link: HostileWords['link']) {
  const textNode = () => ({ type: 'text', text: text(500) || 'a' })
  const linked = { ...textNode(), marks: [{ type: 'link', attrs: { href: link(), onclick: 'pwned()' } }] }
  return {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [textNode()] },
      { type: 'paragraph', content: [textNode(), linked] },
      {
        type: 'paragraph',
        content: [{ ...textNode(), marks: [{ type: 'link', attrs: { href: 'javascript:pwned()' } }] }],
      },
      { type: 'image', attrs: { src: text(200), alt: text(200) } },
      { type: 'blockquote', content: [{ type: 'paragraph', content: [textNode()] }] },
    ],
  }
}

/** The link, where it leads to a page of another site. */
const pageElsewhere = (address: string | null) => (/^https?:/i.test(address ?? '') ? address : null)
