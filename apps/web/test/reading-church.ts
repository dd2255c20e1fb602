import type { WireRequest } from '@narthex/contract/client'
import type { RichText } from '@narthex/contract/content/rich-text'
import { fakeApi } from './fake-api.ts'
import { type FakeChurch, fakeChurch } from './fake-church.ts'

const text: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 4 }, content: [{ type: 'text', text: 'A madrugada' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Leia ' },
        {
          type: 'text',
          text: 'João 6.12',
          marks: [{ type: 'bold' }, { type: 'bible', attrs: { passage: 'John.6.12' } }],
        },
        { type: 'hardBreak' },
        { type: 'text', text: '<script>', marks: [{ type: 'italic' }] },
      ],
    },
    { type: 'paragraph' },
  ],
}

const item = {
  resumo: 'E não pinga mais.',
  imagem: null,
  autor: 'Lia Prado',
  idioma: 'pt',
  minutosLeitura: 2,
  dataPublicacao: '2026-02-27T13:00:00.000Z',
  dataAtualizacao: '2026-02-28T13:00:00.000Z',
}

/** Number of news items. */
const total = 30
const news = Array.from({ length: total }, (_, i) => ({ ...item, id: i + 1, titulo: `Notícia ${i + 1}` }))

const page = {
  corpo: text,
  idiomas: ['pt'],
  anterior: null,
  proximo: null,
  relacionados: [],
  proximaPublicacao: '2026-03-01T18:00:00.000Z',
}

const video = {
  id: 1,
  titulo: 'Esboço',
  descricao: null,
  imagem: null,
  servico: 'YOUTUBE',
  codigo: 'abcdefghijk',
  url: null,
  duracaoSegundos: null,
  dataPublicacao: '2026-02-01T18:00:00.000Z',
  serie: null,
  pregador: null,
  idioma: 'pt',
  referencia: null,
  capitulos: [],
  legendas: [],
}

const found = { page: 1, limit: 12, flagSemelhantes: false }
const foundEvent = {
  tipo: 'EVENTO',
  id: 5,
  chave: '5',
  titulo: { texto: 'Retiro', marcas: [] },
  trecho: { texto: '', marcas: [] },
  imagem: null,
  idioma: 'pt',
  visivelEm: '1970-01-01T00:00:00.000Z',
  igreja: { slug: fakeChurch.church.slug, nome: fakeChurch.church.nome, site: 'http://narthex.test' },
}

function list({ query }: WireRequest) {
  const [number, limit] = [Number(query.page), Number(query.limit)]
  const found = query.q ? news.filter(({ titulo }) => titulo === query.q) : news
  const itens = found.slice((number - 1) * limit, number * limit)
  return { itens, total: found.length, page: number, limit, proximaPublicacao: '2026-03-01T18:00:00.000Z' }
}

/** The fake church with something to read; 29 is a draft, whose preview's code is `ok`, as the video is. */
export const readingApi = (church: Partial<FakeChurch> = {}) =>
  fakeApi(
    { ...fakeChurch, modules: ['MOD_NOTICIA', 'MOD_EBD', 'MOD_PUBLICACAO', 'MOD_DEVOCIONAL'], ...church },
    {
      others: {
        listNews: list,
        getNews: ({ params, query }) => {
          const found = news.find(({ id }) => String(id) === params.id)
          const isDraft = params.id === '29'
          if (!found || (isDraft ? query.previa !== 'ok' : query.previa !== undefined)) return undefined
          return { ...found, ...page, flagPrevia: isDraft, anterior: news[2], proximo: news[4] }
        },
        getEbd: ({ params }) => {
          const isNamed = params.ebdSlug === 'rute' || params.ebdSlug === '7'
          const course = { ...news[0], id: 7, slug: 'rute', totalLicoes: 0, turmas: [], licoes: [] }
          return isNamed ? { curso: { ...course, ...page, flagPrevia: false }, licao: null } : undefined
        },
        getVideo: ({ query }) =>
          query.previa === 'ok'
            ? { video, flagPrevia: true, proximo: null, relacionados: [], proximaPublicacao: null }
            : undefined,
        searchChurch: () => ({ ...found, itens: [foundEvent], total: 1, tipos: [{ tipo: 'EVENTO', total: 1 }] }),
        listPublicationTypes: () => [
          { id: 1, slug: 'boletins', nome: 'Boletins', descricao: '', imagem: null, idioma: 'pt', totalPublicacoes: 0 },
        ],
        listPublications: () => ({ itens: [], total: 0, page: 1, limit: 12, proximaPublicacao: null }),
      },
    },
  )
