import { withOrdinalFirst } from '@narthex/contract/first-of-month'
import type { Standstill } from '@narthex/contract/giving/recurrence.schemas'
import type { Listeners } from '../../../platform/modules/module.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { type MemberNotice, notifyMembers } from '../../notifications/personal.service.ts'
import type { RecurrenceFacts } from './recurrence.signals.ts'

const stops = {
  CARTAO: 'giftStoppedCard',
  RECUSA: 'giftStoppedRefusal',
  DADOS: 'giftStoppedData',
  METODO: 'giftStoppedMethod',
  MOTIVO: 'giftStoppedReason',
  BANCO: 'giftStoppedBank',
} as const satisfies Record<Standstill, MemberNotice['message']>

/** Tells givers what their recurring gifts need; nothing of an amount or a reason, as devices show it to everyone. */
export const notifyGivers = {
  async chargeFailed(work, gift, { ciclo, dia, nextTryAt }) {
    // Where it is not tried again, the notice of the standstill says more.
    if (!nextTryAt) return
    const { day, instant } = await writeDates(work)
    const values = { date: day(dia), retry: instant(nextTryAt) }
    const chave = `${ciclo}-${nextTryAt.toISOString()}`
    await notify(work, gift, { chave, message: 'giftChargeFailed', values })
  },
  paused: (work, gift, standstill) =>
    notify(work, gift, { chave: `${standstill}-${work.now.toISOString()}`, message: stops[standstill] }),
  async cardExpiring(work, gift, { ultimosDigitos: digits, validadeMes, validadeAno }) {
    const { month } = await writeDates(work)
    const values = { digits, month: month(validadeAno, validadeMes) }
    const chave = `validade-${validadeAno}-${validadeMes}`
    await notify(work, gift, { chave, message: 'giftCardExpiring', values })
  },
} satisfies Listeners

const notify = (
  work: ChurchWork,
  { id, memberId }: RecurrenceFacts,
  { chave, ...notice }: Pick<MemberNotice, 'chave' | 'message' | 'values'>,
) =>
  notifyMembers(work, {
    to: [memberId],
    tipo: 'DOACAO',
    idEntidadeRelacionada: null,
    uuidEntidadeRelacionada: id,
    chave: `recorrencia-${id}-${chave}`,
    ...notice,
  })

/** Dates as the church writes them. */
async function writeDates(work: ChurchWork) {
  const { language, timeZone: ownZone } = await work.facts()
  const write = (date: Date, timeZone: string) =>
    withOrdinalFirst(
      new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone }).format(date),
      language,
    )
  return {
    day: (date: string) => write(new Date(date), 'UTC'),
    instant: (date: Date) => write(date, ownZone),
    month: (year: number, month: number) =>
      new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(year, month - 1)),
  }
}
