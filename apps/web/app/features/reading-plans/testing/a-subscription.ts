import { dateAfter } from '@narthex/contract/church-time'
import type { Plan, Subscription, SubscriptionSummary } from '@narthex/contract/reading-plans/reading-plan.schemas'

export const aPlanId = '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b'
export const aSubscriptionId = '6f0c3b52-1d2e-4f3a-8b4c-5d6e7f801234'

/** A church's plan of four days; its first has two passages. */
export function aPlan(about: Partial<Plan> = {}): Plan {
  const passages = [['Ps.1', 'Mark.1.1-Mark.1.15'], ['Ps.23'], ['Ps.100'], ['Ps.150']]
  return {
    uuid: aPlanId,
    origem: 'IGREJA',
    nome: 'Quatro dias na barra',
    descricao: 'Um plano curto.',
    idioma: 'pt',
    totalDias: 4,
    inicioSugerido: null,
    grupo: null,
    serie: null,
    dias: passages.map((passagens) => ({ passagens, texto: null, pergunta: 'O que falou ao seu coração?' })),
    ...about,
  }
}

/** A subscription to the plan, one reading a day from 1 March 2026 on, of which nothing is read. */
export function aSubscription(about: Partial<Subscription> = {}): Subscription {
  const inicio = about.inicio ?? '2026-03-01'
  return {
    uuid: aSubscriptionId,
    situacao: 'ATIVA',
    inicio,
    fim: dateAfter(inicio, 3),
    diasFeitos: 0,
    atrasadas: 0,
    pausadaEm: null,
    concluidaEm: null,
    lembrete: null,
    rodada: 1,
    agenda: [0, 1, 2, 3],
    lidas: [],
    sequencia: 0,
    roda: null,
    flagMostraProgresso: false,
    plano: aPlan(),
    ...about,
  }
}

/** The subscription as lists show it. */
export function toSummary(subscription: Subscription): SubscriptionSummary {
  const { uuid, situacao, inicio, fim, diasFeitos, atrasadas, pausadaEm, concluidaEm, lembrete } = subscription
  const { uuid: plan, nome, descricao, idioma, totalDias } = subscription.plano
  const plano = { uuid: plan, nome, descricao, idioma, totalDias }
  return { uuid, plano, situacao, inicio, fim, diasFeitos, atrasadas, pausadaEm, concluidaEm, lembrete }
}
