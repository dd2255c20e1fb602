import { type StubbedApi, stubApi } from '@narthex/client/testing/stub-api'
import type { ImportRow, RecordImport } from '@narthex/contract/resources/import.schemas'

export interface ImportApi extends StubbedApi {
  /** The import as the server has it. */
  found: RecordImport
  rows: ImportRow[]
}

const looked: RecordImport = {
  id: 5,
  situacao: 'CONFERIDO',
  nome: 'louvores.zip',
  colunas: [],
  campos: [],
  chave: ['title'],
  origem: '',
  duvidosas: 'PULAR',
  flagArquivos: true,
  total: 3,
  feitos: 2,
  recusados: 1,
  linhas: { NOVA: 2, RECUSADA: 1 },
  aGravar: 2,
  criadoEm: '2026-11-29T12:00:00Z',
  terminadoEm: null,
  desfazerAte: null,
  desfeito: null,
}

/** A row of an import. */
export const importRow = (linha: number, own: Partial<ImportRow>): ImportRow => ({
  linha,
  titulo: `Louvor ${linha}`,
  arquivo: `${linha}.cho`,
  situacao: 'NOVA',
  flagFeita: false,
  decisao: null,
  registro: null,
  motivos: [],
  ...own,
})

/** The calls by which a kind is read in, as the API answers them below `place`. */
export function stubImport(place: string, own: Partial<RecordImport> = {}): ImportApi {
  const rows = [importRow(1, {}), importRow(2, {})]
  const api: ImportApi = Object.assign(stubApi(), { found: { ...looked, ...own }, rows })
  const at = `${place}importacao/`
  const move = (change: Partial<RecordImport>) => {
    api.found = { ...api.found, ...change }
    return api.found
  }
  Object.assign(api.answers, {
    [`GET ${place}`]: { itens: [], proximo: null, total: 0 },
    [`GET ${place}visao/`]: { itens: [] },
    [`POST ${at}`]: () => api.found,
    [`GET ${at}5`]: () => api.found,
    [`PUT ${at}5`]: ({ duvidosas }: Pick<RecordImport, 'duvidosas'>) => {
      const { NOVA = 0, DUVIDOSA = 0 } = api.found.linhas
      return move({ duvidosas, aGravar: NOVA + (duvidosas === 'PULAR' ? 0 : DUVIDOSA) })
    },
    [`PUT ${at}5/linha/2`]: ({ decisao }: Pick<ImportRow, 'decisao'>) => {
      api.rows = api.rows.map((row) => (row.linha === 2 ? { ...row, decisao } : row))
      return move({ aGravar: decisao === null || decisao === 'PULAR' ? 1 : 2 })
    },
    [`GET ${at}5/relatorio`]: () =>
      new Response('linha', {
        headers: { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="relatorio.csv"' },
      }),
    [`GET ${at}5/linha/`]: (_: undefined, { searchParams }: URL) => {
      const state = searchParams.get('situacao')
      const itens = api.rows.filter(({ situacao }) => !state || situacao === state)
      return { itens, proximo: null, total: itens.length }
    },
    [`POST ${at}5/execucao`]: () => move({ situacao: 'EM_ANDAMENTO', feitos: 0, recusados: 0, total: 2 }),
    [`DELETE ${at}5`]: () => move({ situacao: 'CANCELADO' }),
    [`POST ${at}5/desfazer`]: () =>
      move({ desfazerAte: null, desfeito: { id: 6, situacao: 'CONCLUIDO', feitos: 1, recusados: 1 } }),
  })
  return api
}
