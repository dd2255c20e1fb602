import type { HandlerInput } from '@narthex/contract/endpoint'
import type { exportGifts as exportEndpoint } from '@narthex/contract/giving/giving-office.endpoints'
import { methodCodes } from '@narthex/contract/payments/method-codes'
import { readInBatches } from '../../../platform/database/keyset.ts'
import type { TableField } from '../../../platform/documents/table-field.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { type FileText, sendStaffFile } from '../../../platform/resources/staff-file.ts'
import { latestGifts, listGifts } from './gift-list.queries.ts'
import { type NamedGift, toGiftFilter, withNames } from './gift-list.service.ts'

/** The gifts as a file, a line per reason of each. */
export async function exportGifts(call: MemberCall, query: HandlerInput<typeof exportEndpoint>['query']) {
  const filter = await toGiftFilter(call, query)
  async function* listLines(text: FileText) {
    yield Object.values(text.words.giftColumns)
    const rows = readInBatches(latestGifts, (part) =>
      call.inChurch(async (work) => withNames(work, await listGifts(work, filter, part))),
    )
    for await (const row of rows) yield* toLines(row, text)
  }
  const { de, ate } = query
  const subject = { de: de ?? '', ate: ate ?? '' }
  return sendStaffFile(call, { act: 'GIFTS_EXPORTED', subject, name: ['doacoes', de, ate], listLines })
}

/** A line per reason, in the order of the columns. */
function toLines({ gift, itens, doador, isRehearsed }: NamedGift, { words, moment }: FileText): TableField[][] {
  const { methods, giftStates, rehearsedState, yes } = words
  const { metodo, situacao, moeda, pedidoCodigo, flagAnonimo } = gift
  const state = giftStates[situacao]
  const shown = isRehearsed ? rehearsedState.replace('{situacao}', state) : state
  return itens.map(({ nome, valor }) => [
    moment(gift.momento),
    pedidoCodigo,
    doador,
    flagAnonimo ? yes : null,
    nome,
    metodo && methods[methodCodes[metodo]],
    shown,
    moeda,
    { cents: valor },
  ])
}
