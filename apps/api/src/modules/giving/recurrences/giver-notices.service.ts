import type { Standstill } from '@narthex/contract/giving/recurrence.schemas'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { getFrame } from '../../churches/churches.service.ts'
import { type MemberNotice, notifyMembers } from '../../notifications/personal.service.ts'
import type { RecurrenceFacts, RecurrenceSignals } from './recurrence.signals.ts'

const stops = {
  CARTAO: 'giftStoppedCard',
  RECUSA: 'giftStoppedRefusal',
  DADOS: 'giftStoppedData',
  METODO: 'giftStoppedMethod',
  MOTIVO: 'giftStoppedReason',
  BANCO: 'giftStoppedBank',
} as const satisfies Record<Standstill, MemberNotice['message']>

/** Tells givers what their recurring gifts need; nothing of an amount or a reason, as devices show it to everyone. */
export function notifyGivers(platform: Needs<'cache' | 'clock' | 'jobs' | 'transactions'>): RecurrenceSignals {
  const notify = (
    work: ChurchWork,
    { id, memberId }: RecurrenceFacts,
    { chave, ...notice }: Pick<MemberNotice, 'chave' | 'message' | 'values'>,
  ) =>
    notifyMembers(platform, work, {
      to: [memberId],
      tipo: 'DOACAO',
      idEntidadeRelacionada: null,
      uuidEntidadeRelacionada: id,
      chave: `recorrencia-${id}-${chave}`,
      ...notice,
    })
  /** Dates as the church writes them. */
  const writeDates = async (work: ChurchWork) => {
    const { idioma, fusoHorario } = (await getFrame(platform, work.church)).church
    const write = (date: Date, timeZone: string) =>
      new Intl.DateTimeFormat(idioma, { day: 'numeric', month: 'long', timeZone }).format(date)
    return {
      day: (date: string) => write(new Date(date), 'UTC'),
      instant: (date: Date) => write(date, fusoHorario),
      month: (year: number, month: number) =>
        new Intl.DateTimeFormat(idioma, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(year, month - 1)),
    }
  }
  return {
    charged: [],
    authorised: [],
    chargeFailed: [
      async (work, gift, { ciclo, dia, nextTryAt }) => {
        // Where it is not tried again, the notice of the standstill says more.
        if (!nextTryAt) return
        const { day, instant } = await writeDates(work)
        const values = { date: day(dia), retry: instant(nextTryAt) }
        await notify(work, gift, { chave: `${ciclo}-${nextTryAt.toISOString()}`, message: 'giftChargeFailed', values })
      },
    ],
    paused: [
      (work, gift, standstill) =>
        notify(work, gift, { chave: `${standstill}-${work.now.toISOString()}`, message: stops[standstill] }),
    ],
    cardExpiring: [
      async (work, gift, { ultimosDigitos: digits, validadeMes, validadeAno }) => {
        const { month } = await writeDates(work)
        const values = { digits, month: month(validadeAno, validadeMes) }
        await notify(work, gift, {
          chave: `validade-${validadeAno}-${validadeMes}`,
          message: 'giftCardExpiring',
          values,
        })
      },
    ],
  }
}
