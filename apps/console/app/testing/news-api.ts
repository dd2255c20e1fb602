import { refuse, type StubbedApi, stubApi } from '@narthex/client/testing/stub-api'

export interface StoredNews {
  readonly id: number
  readonly versao: number
  readonly situacao: 'RASCUNHO' | 'PUBLICADO'
  readonly titulo: string
  readonly [field: string]: unknown
}

export interface NewsApi extends StubbedApi {
  readonly records: Map<number, StoredNews>
  /** Changes a record as another person would. */
  change(id: number, fields: object): void
}

type Body = Readonly<Record<string, unknown>> & { readonly versao?: number }

const filled = {
  versao: 1,
  situacao: 'RASCUNHO',
  resumo: 'Tragam luvas.',
  corpo: null,
  idioma: 'pt',
  traducoes: {},
  imagem: null,
  autor: null,
  dataPublicacao: '2026-11-20T12:00:00.000Z',
  dataAtualizacao: '2026-11-20T12:00:00.000Z',
} as const

const place = '/conteudo/noticia/'

/** The calls of the news with versions, as the API answers them. */
export function stubNews(titles: Readonly<Record<number, string | object>>): NewsApi {
  const records = new Map<number, StoredNews>()
  const api = stubApi()
  const write = (id: number, fields: object) => {
    const before = records.get(id)
    const next = { ...filled, ...before, ...fields, id, versao: (before?.versao ?? 0) + 1 } as StoredNews
    records.set(id, next)
    bind(id)
    return next
  }
  const guarded = (id: number, versao: unknown, change: () => object) => {
    const record = records.get(id)
    if (!record) return refuse(404, 'NOT_FOUND')()
    if (record.versao !== Number(versao)) return refuse(409, 'CHANGED_MEANWHILE')()
    return change()
  }
  function bind(id: number) {
    const at = `${place}${id}`
    api.answers[`GET ${at}`] = () => records.get(id) ?? refuse(404, 'NOT_FOUND')()
    api.answers[`PUT ${at}`] = ({ versao, ...fields }: Body) => guarded(id, versao, () => write(id, fields))
    api.answers[`PUT ${at}/publicacao`] = ({ versao }: Body) =>
      guarded(id, versao, () => write(id, { situacao: 'PUBLICADO' }))
    api.answers[`DELETE ${at}/publicacao`] = (_: undefined, { searchParams }: URL) =>
      guarded(id, searchParams.get('versao'), () => write(id, { situacao: 'RASCUNHO' }))
    api.answers[`DELETE ${at}`] = () => (records.delete(id) ? {} : refuse(404, 'NOT_FOUND')())
  }
  api.answers[`GET ${place}`] = (_: undefined, { searchParams }: URL) => {
    const [term, state] = [searchParams.get('term') ?? '', searchParams.get('situacao')]
    const all = [...records.values()].filter(
      ({ titulo, situacao }) => titulo.toLowerCase().includes(term.toLowerCase()) && (!state || situacao === state),
    )
    const from = Number(searchParams.get('apos') ?? 0)
    const itens = all.slice(from, from + 50)
    const rest = from + 50 < all.length ? String(from + 50) : null
    return { itens, proximo: rest, total: from === 0 ? all.length : null }
  }
  api.answers[`POST ${place}`] = (fields: Body) => {
    const id = Math.max(0, ...records.keys()) + 1
    return Response.json(write(id, fields), { status: 201 })
  }
  for (const [id, own] of Object.entries(titles)) write(Number(id), typeof own === 'string' ? { titulo: own } : own)
  return Object.assign(api, { records, change: (id: number, fields: object) => void write(id, fields) })
}
