import type { WireRequest } from '@narthex/contract/client'
import type { Group, GroupSummary } from '@narthex/contract/groups/group.schemas'
import { fakeApi } from './fake-api.ts'
import { type FakeChurch, fakeChurch } from './fake-church.ts'

const summary = {
  resumo: 'Uma mesa, um texto e café.',
  tipo: 'Casais',
  imagem: null,
  diaSemana: 2,
  horario: '19:30',
  frequencia: 'SEMANAL',
  flagOnline: false,
  bairro: 'Boa Vista',
  cidade: 'Recife',
  latitude: -8.06,
  longitude: -34.89,
  vagas: 3,
  flagAceitaSolicitacoes: true,
} as const

const groups: readonly Omit<GroupSummary, 'distanciaKm' | 'papel' | 'solicitacoesPendentes'>[] = [
  { ...summary, id: 1, nome: 'Mesa <b>da</b> Aurora' },
  { ...summary, id: 2, nome: 'Cheio', vagas: 0, diaSemana: 6, frequencia: 'MENSAL', bairro: 'Torre' },
  {
    ...summary,
    id: 3,
    nome: 'Fechado',
    flagAceitaSolicitacoes: false,
    vagas: null,
    frequencia: 'QUINZENAL',
    tipo: 'Jovens',
  },
]

/** Number of groups of the church, of which these are the first. */
export const groupsInAll = 30
const perPage = 24

const church: FakeChurch = { ...fakeChurch, modules: [...fakeChurch.modules, 'MOD_CELULA'] }

const meeting: Pick<Group, 'proximoEncontro' | 'proximaMudanca'> = {
  proximoEncontro: {
    inicio: '2026-03-03T22:30:00.000Z',
    fim: '2026-03-04T00:00:00.000Z',
    inicioLocal: '2026-03-03T19:30',
  },
  proximaMudanca: '2026-03-01T20:00:00.000Z',
}

/** A church with groups, of which the API tells as the contract says. `asked` fills with the queries of its lists. */
export function groupsApi(asked: WireRequest['query'][] = []) {
  return fakeApi(church, {
    others: {
      listGroups: ({ query }) => {
        asked.push(query)
        const page = Number(query.page ?? 1)
        const found = groups.filter(({ diaSemana }) => !query.dia || String(diaSemana) === query.dia)
        const own = { distanciaKm: null, papel: null, solicitacoesPendentes: null }
        const itens = query.q || page > 2 ? [] : found.map((group) => ({ ...group, ...own }))
        const total = query.q ? 0 : query.dia ? found.length : groupsInAll
        return { itens, total, page, limit: perPage }
      },
      getGroupIndex: () => ({
        total: groupsInAll,
        tipos: [
          { valor: 'Casais', total: 20 },
          { valor: 'Jovens', total: 10 },
        ],
        bairros: [
          { valor: 'Boa Vista', total: 20 },
          { valor: 'Torre', total: 10 },
        ],
        dias: [
          { valor: 2, total: 20 },
          { valor: 6, total: 10 },
        ],
        periodos: [{ valor: 'NOITE', total: 30 }],
        publicos: [],
        online: 0,
        vagas: 10,
        caixa: { sul: -8.1, oeste: -34.9, norte: -8, leste: -34.8 },
      }),
      getGroup: ({ params }) => {
        const found = groups.find(({ id }) => String(id) === params.id)
        if (!found) return undefined
        const lideres = [{ nome: 'Teresa', imagem: null }]
        return { ...found, ...meeting, descricao: 'Primeiro.\n\nDepois <i>.', duracaoMinutos: 90, lideres }
      },
    },
  })
}
