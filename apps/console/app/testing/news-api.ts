import { refuse, type StubbedApi, stubApi } from '@narthex/client/testing/stub-api'
import type { BulkOrder } from '@narthex/contract/resources/bulk.schemas'
import type { DraftSave } from '@narthex/contract/resources/editing.schemas'
import { isSame } from '../resource/form/form-values.ts'

export interface StoredNews {
  readonly id: number
  readonly versao: number
  readonly situacao: 'RASCUNHO' | 'PUBLICADO'
  readonly titulo: string
  readonly [field: string]: unknown
}

interface StoredDraft {
  readonly revisao: number
  readonly editor: string
  readonly formulario: Readonly<Record<string, unknown>>
}

export interface NewsApi extends StubbedApi {
  readonly records: Map<number, StoredNews>
  readonly drafts: Map<number, StoredDraft>
  /** Returns the draft of a record, or the record if it has no draft. */
  typed(id: number): Readonly<Record<string, unknown>> | undefined
  /** Changes a record as another person would. */
  change(id: number, fields: object): void
}

type Body = Readonly<Record<string, unknown>> & { readonly versao?: number; readonly revisao?: number }

const formFields = ['titulo', 'resumo', 'corpo', 'idioma', 'traducoes', 'imagem', 'autor', 'dataPublicacao'] as const
const filled = {
  versao: 1,
  situacao: 'RASCUNHO',
  resumo: 'Tragam luvas.',
  corpo: null,
  idioma: 'pt',
  traducoes: {},
  idiomas: {},
  imagem: null,
  autor: null,
  dataPublicacao: '2026-11-20T12:00:00.000Z',
  dataFimPublicacao: null,
  dataAtualizacao: '2026-11-20T12:00:00.000Z',
  idExterno: null,
  flagRascunho: false,
  publicarEm: null,
} as const

/** The calls of the news with versions and drafts, as the API answers them. */
export const stubNews = (titles: Readonly<Record<number, string | object>>): NewsApi =>
  stubContent('/conteudo/noticia/', titles)

/** The calls of a kind of content below `place`, whose forms have the fields of `own` besides. */
export function stubContent(
  place: string,
  titles: Readonly<Record<number, string | object>>,
  own: readonly string[] = [],
): NewsApi {
  const api = Object.assign(stubApi(), {
    records: new Map<number, StoredNews>(),
    drafts: new Map<number, StoredDraft>(),
    typed: (id: number) => api.drafts.get(id)?.formulario ?? api.records.get(id),
    change(id: number, fields: object) {
      const record = write(id, fields)
      const draft = api.drafts.get(id)
      api.drafts.set(id, {
        revisao: (draft?.revisao ?? 0) + 1,
        editor: 'hers',
        formulario: { ...toForm(record), ...draft?.formulario, ...fields },
      })
    },
  })
  const { records, drafts, answers } = api
  answers['GET /escritorio/pendente'] = { rascunhos: [], agendados: [], lixeira: [] }
  const toForm = (record: StoredNews) => Object.fromEntries([...formFields, ...own].map((name) => [name, record[name]]))

  function write(id: number, fields: object): StoredNews {
    const before = records.get(id)
    const next = { ...filled, ...before, ...fields, id, versao: (before?.versao ?? 0) + 1 } as StoredNews
    records.set(id, next)
    if (!before) bind(id)
    return next
  }
  function isOvertaken(id: number, { versao, revisao }: Body): boolean {
    return records.get(id)?.versao !== Number(versao) || (revisao ?? 0) !== (drafts.get(id)?.revisao ?? 0)
  }
  function answerDraft(id: number) {
    const record = records.get(id)
    const draft = drafts.get(id)
    if (!record) return refuse(404, 'NOT_FOUND')()
    const isLive = record.situacao === 'PUBLICADO'
    return {
      revisao: draft?.revisao ?? 0,
      versao: record.versao,
      versaoBase: record.versao,
      flagPendente:
        isLive && draft !== undefined && formFields.some((name) => !isSame(draft.formulario[name], record[name])),
      flagPublicado: isLive,
      sequencia: 0,
      formulario: draft?.formulario ?? toForm(record),
      problemas: [],
      alteradoEm: null,
      usuario: null,
      publicarEm: null,
      fusoHorario: 'America/Recife',
      falha: null,
    }
  }
  function saveDraft(id: number, save: DraftSave) {
    const isOwn = drafts.get(id)?.editor === save.editor
    if (!isOwn && isOvertaken(id, save)) return refuse(409, 'CHANGED_MEANWHILE')()
    const formulario = save.formulario as StoredDraft['formulario']
    drafts.set(id, { revisao: (drafts.get(id)?.revisao ?? 0) + 1, editor: save.editor, formulario })
    if (records.get(id)?.situacao === 'RASCUNHO') write(id, formulario)
    return answerDraft(id)
  }
  function publish(id: number, body: Body) {
    if (isOvertaken(id, body)) return refuse(409, 'CHANGED_MEANWHILE')()
    return write(id, { ...drafts.get(id)?.formulario, situacao: 'PUBLICADO' })
  }
  function bind(id: number) {
    const at = `${place}${id}`
    answers[`GET ${at}`] = () => records.get(id) ?? refuse(404, 'NOT_FOUND')()
    answers[`GET ${at}/rascunho`] = () => answerDraft(id)
    answers[`PUT ${at}/rascunho`] = (save: DraftSave) => saveDraft(id, save)
    answers[`PUT ${at}/publicacao`] = (body: Body) => publish(id, body)
    answers[`DELETE ${at}/publicacao`] = () => write(id, { situacao: 'RASCUNHO' })
    answers[`DELETE ${at}`] = () => (records.delete(id) ? {} : refuse(404, 'NOT_FOUND')())
    answers[`PUT ${at}/presenca`] = { outros: [], versao: 1, revisao: 0 }
  }
  answers[`GET ${place}`] = (_: undefined, { searchParams }: URL) => listPage([...records.values()], searchParams)
  answers[`POST ${place}`] = (fields: Body) =>
    Response.json(write(Math.max(0, ...records.keys()) + 1, fields), { status: 201 })
  answers[`GET ${place}visao/`] = { itens: [] }
  answers[`POST ${place}lote/previa`] = ({ selecao }: BulkOrder) => {
    const chosen = choose(selecao)
    const resumo = 'a1'.repeat(16)
    return { quantos: chosen.length, nomes: chosen.slice(0, 10).map(({ titulo }) => titulo), resumo }
  }
  answers[`POST ${place}lote/`] = ({ acao, selecao }: BulkOrder) => {
    const chosen = choose(selecao)
    for (const { id } of chosen) {
      if (acao === 'REMOVER') records.delete(id)
      else write(id, { situacao: acao === 'PUBLICAR' ? 'PUBLICADO' : 'RASCUNHO' })
    }
    return bulkAnswer(acao, chosen.length)
  }
  function choose(selecao: BulkOrder['selecao']): StoredNews[] {
    const all = [...records.values()]
    if ('ids' in selecao) return all.filter(({ id }) => selecao.ids.includes(id))
    const query = new URLSearchParams(selecao.filtro as Record<string, string>)
    return listMatching(all, query).filter(({ id }) => !selecao.exceto.includes(id))
  }
  for (const [id, given] of Object.entries(titles))
    write(Number(id), typeof given === 'string' ? { titulo: given } : given)
  return api
}

function listMatching(all: readonly StoredNews[], query: URLSearchParams): StoredNews[] {
  const [term, state] = [query.get('term') ?? '', query.get('situacao')]
  return all.filter(
    ({ titulo, situacao }) => titulo.toLowerCase().includes(term.toLowerCase()) && (!state || situacao === state),
  )
}

function listPage(all: readonly StoredNews[], query: URLSearchParams) {
  const found = listMatching(all, query)
  const from = Number(query.get('apos') ?? 0)
  const rest = from + 50 < found.length ? String(from + 50) : null
  return { itens: found.slice(from, from + 50), proximo: rest, total: from === 0 ? found.length : null }
}

const bulkAnswer = (acao: string, count: number) => ({
  id: 1,
  acao,
  situacao: 'CONCLUIDO',
  total: count,
  feitos: count,
  recusados: 0,
  criadoEm: '2026-11-29T12:00:00Z',
  terminadoEm: '2026-11-29T12:00:00Z',
  desfazerAte: '2026-12-29T12:00:00Z',
})
