import type { Success } from '@narthex/contract/endpoint'
import type { getRecurrence as getEndpoint } from '@narthex/contract/giving/recurrence.endpoints'
import type { Cycle, Recurrence } from '@narthex/contract/giving/recurrence.schemas'
import { methodCodes } from '@narthex/contract/payments/method-codes'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { listPlannedDays } from '../../../platform/recurring/schedule.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { readSavedCards } from '../../payments/cards/cards.service.ts'
import { listReasonsByIds } from '../reasons.queries.ts'
import { type CycleRow, listCycles } from './cycles.queries.ts'
import { findNextDay, isFailed, toFrequency, toPlannedDay, toRhythm } from './cycles.rules.ts'
import { listRecurrencesOfMember, type RecurrenceRow } from './recurrences.queries.ts'
import { methodByMeans } from './standstill.service.ts'

/** Number of next and of past charges that are shown. */
const shown = { next: 6, past: 24 } as const

/** The member's recurring gifts, those that need something first. */
export function listMyRecurrences(call: MemberCall): Promise<Recurrence[]> {
  return call.inChurch((work) => readRecurrences(work, call))
}

/** NOT_FOUND for another member's. */
export function getRecurrence(call: MemberCall, id: string): Promise<Success<typeof getEndpoint>> {
  return call.inChurch(async (work) => {
    const [found] = await listRecurrencesOfMember(work, call.actor.memberId, id)
    if (!found) throw notFound()
    const [gift] = await toRecurrences(work, call, [found])
    if (!gift) throw notFound()
    const past = await listCycles(work, id, shown.past)
    return { ...gift, proximas: listNextCycles(found.gift), passadas: past.map(toPastCycle) }
  })
}

/** A recurring gift as it stands in the caller's transaction. NOT_FOUND for another member's. */
export async function readRecurrence(work: ChurchWork, call: MemberCall, id: string): Promise<Recurrence> {
  const [gift] = await readRecurrences(work, call, id)
  if (!gift) throw notFound()
  return gift
}

async function readRecurrences(work: ChurchWork, call: MemberCall, id?: string) {
  return toRecurrences(work, call, await listRecurrencesOfMember(work, call.actor.memberId, id))
}

type Found = Awaited<ReturnType<typeof listRecurrencesOfMember>>[number]

async function toRecurrences(work: ChurchWork, call: MemberCall, rows: readonly Found[]): Promise<Recurrence[]> {
  if (rows.length === 0) return []
  const reasons = await listReasonsByIds(work, [...new Set(rows.map(({ gift }) => gift.reasonId))])
  const cards = await readSavedCards(work, call.actor.memberId)
  return rows.map(({ gift, cycle }) => {
    const reason = reasons.find(({ id }) => id === gift.reasonId)
    const motivo = { id: gift.reasonId, nome: reason?.nome ?? '', flagRecorrencia: isAllowed(reason) }
    const pedido = gift.situacao === 'PENDENTE' ? (cycle?.pedidoCodigo ?? null) : null
    return {
      ...toWire(gift),
      motivo,
      pedido,
      cartao: cards.get(gift.cardId ?? '') ?? null,
      falha: toFailure(gift, cycle),
    }
  })
}

const isAllowed = (reason: { flagAtivo: boolean; flagRecorrencia: boolean } | undefined) =>
  reason?.flagAtivo === true && reason.flagRecorrencia

function toWire(gift: RecurrenceRow): Omit<Recurrence, 'motivo' | 'cartao' | 'falha' | 'pedido'> {
  const { id, versao, situacao, moeda, valor, flagTaxas, flagAnonimo, comentario, inicio, fim, meio, impedimento } =
    gift
  return {
    id,
    versao,
    situacao,
    moeda,
    valor,
    flagTaxas,
    flagAnonimo,
    comentario,
    inicio,
    fim,
    meio,
    impedimento,
    frequencia: toFrequency(gift),
    codigoMetodoPagamento: methodCodes[methodByMeans[meio]],
    proxima: findNextDay(gift),
    dataCadastro: gift.criadoEm.toISOString(),
  }
}

/** The newest charge, where it failed and its giver can do something about it. */
function toFailure({ situacao }: RecurrenceRow, cycle: CycleRow | null): Recurrence['falha'] {
  if (!cycle?.codigoRecusa || !isFailed(cycle) || (situacao !== 'ATIVA' && situacao !== 'FALHOU')) return null
  if (situacao === 'ATIVA' && cycle.situacao === 'DESISTIDO') return null
  const { ciclo, codigoRecusa, proximaTentativa } = cycle
  return { ciclo, codigoRecusa, proximaTentativa: proximaTentativa?.toISOString() ?? null }
}

function listNextCycles(gift: RecurrenceRow): Cycle[] {
  if (gift.situacao !== 'ATIVA' && gift.situacao !== 'PENDENTE') return []
  const days = listPlannedDays(toRhythm(gift), toPlannedDay(gift), { end: gift.fim, count: shown.next })
  return days.map((dia, index) => ({
    ciclo: gift.proximoCiclo + index,
    dia,
    valor: gift.valor,
    pedido: null,
    tentativas: 0,
    proximaTentativa: null,
    situacao: index === 0 && gift.flagPular ? 'PULADO' : 'PREVISTO',
  }))
}

const toPastCycle = ({ ciclo, dia, situacao, valor, pedidoCodigo, tentativas, proximaTentativa }: CycleRow): Cycle => ({
  ciclo,
  dia,
  situacao,
  valor,
  pedido: pedidoCodigo,
  tentativas,
  proximaTentativa: proximaTentativa?.toISOString() ?? null,
})
