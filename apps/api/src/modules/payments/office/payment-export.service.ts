import { wallClock } from '@narthex/contract/church-time'
import type { HandlerInput } from '@narthex/contract/endpoint'
import { type Locale, toLocale } from '@narthex/contract/locale'
import { methodCodes } from '@narthex/contract/payments/method-codes'
import type { exportPayments as exportEndpoint } from '@narthex/contract/payments/payment-office.endpoints'
import { treasury as en } from '@narthex/locales/en/treasury'
import { treasury as es } from '@narthex/locales/es/treasury'
import { treasury as pt } from '@narthex/locales/pt/treasury'
import { type CsvField, writeCsv } from '../../../platform/documents/csv.ts'
import { type MemberCall, sendFile } from '../../../platform/http/route.ts'
import { getLanguage } from '../../churches/churches.service.ts'
import type { PaymentNeeds } from '../payment-needs.ts'
import { recordOfficeAct } from './office-acts.service.ts'
import { type ListedPayment, type ListPlace, listPayments } from './payment-list.queries.ts'
import { findTimeZone, toFilter } from './payment-list.service.ts'

const words = { pt, en, es }
/** Each batch is a transaction of its own, so that a slow reader holds no connection. */
const batch = 1000

/** The payments as a file for the accountant, in the church's language and time zone. */
export async function exportPayments(
  platform: PaymentNeeds,
  call: MemberCall,
  query: HandlerInput<typeof exportEndpoint>['query'],
) {
  const filter = await toFilter(platform, call.church, query)
  const timeZone = await findTimeZone(platform, call.church)
  const { de = '', ate = '' } = query
  const locale = await call.inChurch(async (work) => {
    await recordOfficeAct(platform, work, call, { acao: 'PAYMENTS_EXPORTED', detalhes: { de, ate } })
    return toLocale(await getLanguage(work)) ?? 'pt'
  })
  async function* listRows() {
    yield Object.values(words[locale].columns)
    let after: ListPlace | undefined
    for (;;) {
      const place = after
      const rows = await call.inChurch((work) => listPayments(work, filter, { after: place, limit: batch }))
      for (const row of rows) yield toFields(row, locale, timeZone)
      if (rows.length < batch) return
      after = rows.at(-1)
    }
  }
  const filename = `${[call.church.codigo, 'pagamentos', de, ate].filter(Boolean).join('-')}.csv`
  return sendFile(filename, writeCsv(locale, listRows()))
}

/** In the order of the columns. */
function toFields(row: ListedPayment, locale: Locale, timeZone: string): CsvField[] {
  const { methods, states } = words[locale]
  const amounts = [row.valor, row.taxaServico, row.taxaProcessamento, row.juros, row.liquido, row.capturado]
  return [
    wallClock(row.momento, timeZone).replace('T', ' '),
    ...[row.pedido, row.referencia, row.descricao, row.pagador],
    ...[methods[methodCodes[row.metodo]], row.gateway, row.externoId, states[row.situacao], row.moeda],
    ...[...amounts, row.estornado].map((cents) => ({ cents })),
  ]
}
