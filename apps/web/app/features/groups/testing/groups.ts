import type { Group, GroupMember, GroupSummary, Participation } from '@narthex/contract/groups/group.schemas'
import type { ChurchSite } from '../../../church/site.ts'
import { aChurch, aSite } from '../../../testing/person.ts'

const church = { ...aChurch, idioma: 'pt-br', fusoHorario: 'America/Recife', latitude: -8.06, longitude: -34.87 }
export const groupSite = { ...aSite, church, modules: ['MOD_CELULA'], corApp: '#0e7c7b' } as unknown as ChurchSite

const shown = {
  id: 3,
  nome: 'Mesa da Aurora',
  resumo: null,
  tipo: null,
  imagem: null,
  diaSemana: 6,
  horario: '19:30',
  frequencia: 'SEMANAL',
  flagOnline: false,
  bairro: 'Boa Vista',
  cidade: 'Recife',
  latitude: -8.06,
  longitude: -34.89,
  vagas: 4,
  flagAceitaSolicitacoes: true,
} as const

export const aGroup = (about: Partial<Group> = {}): Group => ({
  ...shown,
  descricao: null,
  duracaoMinutos: 90,
  lideres: [],
  proximoEncontro: {
    inicio: '2026-03-07T22:30:00.000Z',
    fim: '2026-03-08T00:00:00.000Z',
    inicioLocal: '2026-03-07T19:30',
  },
  proximaMudanca: '2026-03-08T00:00:00.000Z',
  ...about,
})

export const aGroupSummary = (about: Partial<GroupSummary> = {}): GroupSummary => ({
  ...shown,
  distanciaKm: null,
  papel: null,
  solicitacoesPendentes: null,
  ...about,
})

/** A group as it is to a visitor who has nothing to do with it. */
export const aParticipation = (about: Partial<Participation> = {}): Participation => ({
  papel: null,
  flagLidera: false,
  solicitacao: null,
  endereco: null,
  escolhas: null,
  lideres: [],
  solicitacoesPendentes: null,
  ...about,
})

export const aPerson = (idUsuario: number, nome: string, about: Partial<GroupMember> = {}): GroupMember => ({
  idUsuario,
  nome,
  sobrenome: 'Prado',
  imagem: null,
  papel: 'MEMBRO',
  telefone: null,
  flagMenor: false,
  desde: '2026-01-01T12:00:00.000Z',
  ...about,
})

/** Wraps items as the only page of a list. */
export const onePage = <T>(itens: readonly T[]) => ({ itens, page: 1, limit: 100, total: itens.length })
