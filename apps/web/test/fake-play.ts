import type { PlayVisibility } from '@narthex/contract/play/play-values'
import { fakeApi } from './fake-api.ts'
import { fakeChurch } from './fake-church.ts'

const none = { itens: [], total: 0, page: 1, limit: 20, proximaPublicacao: null }
const found = { tipo: 'PLAY', chave: '7', dataAtualizacao: '2026-01-01T12:00:00.000Z' }

/** A church with Play, of whose catalogue the search alone knows a title. */
export function playingChurch(tipoVisibilidadeConteudo: PlayVisibility = 'CLOSED_CONTENT') {
  const api = fakeApi(
    { ...fakeChurch, modules: [...fakeChurch.modules, 'MOD_ASSINATURA'] },
    {
      others: {
        getPlaySettings: () => ({ nome: 'Ponte Play', chamada: null, tipoVisibilidadeConteudo }),
        listTitles: () => none,
        listShelves: () => [],
        listPlayCollections: () => [],
        listPlayPlans: () => [],
        // The product lists no title of a closed catalogue.
        listPublicItems: () =>
          tipoVisibilidadeConteudo === 'CLOSED_CONTENT' ? none : { ...none, itens: [found], total: 1 },
      },
    },
  )
  return { api }
}
