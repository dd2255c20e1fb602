import { wallClock } from '@narthex/contract/church-time'
import type { HandlerInput } from '@narthex/contract/endpoint'
import type { exportGifts as exportEndpoint } from '@narthex/contract/giving/giving-office.endpoints'
import { type Locale, toLocale } from '@narthex/contract/locale'
import { methodCodes } from '@narthex/contract/payments/method-codes'
import { treasury as en } from '@narthex/locales/en/treasury'
import { treasury as es } from '@narthex/locales/es/treasury'
import { treasury as pt } from '@narthex/locales/pt/treasury'
import { type CsvField, writeCsv } from '../../../platform/documents/csv.ts'
import { type MemberCall, sendFile } from '../../../platform/http/route.ts'
import { getLanguage } from '../../churches/churches.service.ts'
import { recordOfficeAct } from '../../payments/office/office-acts.service.ts'
import { findTimeZone } from '../../payments/office/payment-list.service.ts'
import type { PaymentNeeds } from '../../payments/payment-needs.ts'
import { type ListedGift, listGifts } from './gift-list.queries.ts'
import { findNames, toGiftFilter } from './gift-list.service.ts'

const words = { pt, en, es }
/** Each batch is a transaction of its own, so that a slow reader holds no connection. */
const batch = 1000

/** The gifts as a file for the accountant, a line per reason, in the church's language and time zone. */
export async function exportGifts(
  platform: PaymentNeeds,
  call: MemberCall,
  query: HandlerInput<typeof exportEndpoint>['query'],
) {
  const filter = await toGiftFilter(platform, call.church, query)
  const timeZone = await findTimeZone(platform, call.church)
  const { de = '', ate = '' } = query
  const locale = await call.inChurch(async (work) => {
    await recordOfficeAct(platform, work, call, { acao: 'GIFTS_EXPORTED', detalhes: { de, ate } })
    return toLocale(await getLanguage(work)) ?? 'pt'
  })
  async function* listRows() {
    yield Object.values(words[locale].giftColumns)
    for (let offset = 0; ; offset += batch) {
      const slice = { limit: batch, offset }
      const { rows, names } = await call.inChurch(async (work) => {
        const found = await listGifts(work, filter, slice)
        return { rows: found, names: await findNames(work, found) }
      })
      for (const row of rows) yield* toLines(row, names.get(row.gift.pedidoCodigo) ?? null, locale, timeZone)
      if (rows.length < batch) return
    }
  }
  const filename = `${[call.church.codigo, 'doacoes', de, ate].filter(Boolean).join('-')}.csv`
  return sendFile(filename, writeCsv(locale, listRows()))
}

/** A line per reason, in the order of the columns. */
function toLines({ gift, itens }: ListedGift, name: string | null, locale: Locale, timeZone: string): CsvField[][] {
  const { methods, giftStates, yes } = words[locale]
  const { metodo, situacao, moeda, pedidoCodigo, flagAnonimo } = gift
  const moment = wallClock(gift.recebidaEm ?? gift.criadaEm, timeZone).replace('T', ' ')
  return itens.map(({ nome, valor }) => [
    ...[moment, pedidoCodigo, name, flagAnonimo ? yes : null, nome],
    ...[metodo && methods[methodCodes[metodo]], giftStates[situacao], moeda, { cents: valor }],
  ])
}
