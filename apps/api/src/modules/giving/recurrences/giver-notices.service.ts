import type { Standstill } from '@narthex/contract/giving/recurrence.schemas'
import type { Listeners } from '../../../platform/modules/module.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { getFrame } from '../../churches/churches.service.ts'
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

type NoticeNeeds = Needs<'cache' | 'clock' | 'jobs' | 'transactions'>

/** Tells givers what their recurring gifts need; nothing of an amount or a reason, as devices show it to everyone. */
export const notifyGivers = {
  async chargeFailed(work, gift, { ciclo, dia, nextTryAt }, platform: NoticeNeeds) {
    // Where it is not tried again, the notice of the standstill says more.
    if (!nextTryAt) return
    const { day, instant } = await writeDates(platform, work)
    const values = { date: day(dia), retry: instant(nextTryAt) }
    const chave = `${ciclo}-${nextTryAt.toISOString()}`
    await notify(platform, work, gift, { chave, message: 'giftChargeFailed', values })
  },
  paused: (work, gift, standstill, platform: NoticeNeeds) =>
    notify(platform, work, gift, { chave: `${standstill}-${work.now.toISOString()}`, message: stops[standstill] }),
  async cardExpiring(work, gift, { ultimosDigitos: digits, validadeMes, validadeAno }, platform: NoticeNeeds) {
    const { month } = await writeDates(platform, work)
    const values = { digits, month: month(validadeAno, validadeMes) }
    const chave = `validade-${validadeAno}-${validadeMes}`
    await notify(platform, work, gift, { chave, message: 'giftCardExpiring', values })
  },
} satisfies Listeners

const notify = (
  platform: NoticeNeeds,
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
async function writeDates(platform: NoticeNeeds, work: ChurchWork) {
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
