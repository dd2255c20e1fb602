import type { HandlerInput } from '@narthex/contract/endpoint'
import type { exportMyGifts as endpoint } from '@narthex/contract/giving/giving-documents.endpoints'
import { findPaymentMethod } from '@narthex/contract/payments/method-codes'
import { writeCsv } from '../../../platform/documents/csv.ts'
import type { TableField } from '../../../platform/documents/table-field.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { getCaller } from '../../auth/accounts.service.ts'
import { listMyGiftRows, toGift } from '../gift-history.service.ts'
import { createDocumentText, type DocumentText } from './document-text.rules.ts'

/** Rows that are read at once. */
const pageSize = 100

/** The caller's gifts as a table, one line for each reason. */
export async function exportMyGifts(
  call: MemberCall,
  { ano, idioma }: HandlerInput<typeof endpoint>['query'],
): Promise<{ filename: string; content: AsyncIterable<string> }> {
  const { user } = await getCaller(call)
  const locale = idioma ?? user.idioma
  const { timeZone } = await call.facts()
  const text = createDocumentText(locale, { timeZone })
  const filename = `${ano === undefined ? text.exportFile : text.fill(text.statementFile, { ano })}.csv`
  return { filename, content: writeCsv(locale, listRows(call, { ano, text })) }
}

async function* listRows(
  call: MemberCall,
  { ano, text }: { readonly ano: number | undefined; readonly text: DocumentText },
): AsyncGenerator<readonly TableField[]> {
  yield [text.date, text.reason, text.amount, text.currency, text.method, text.state, text.refunded, text.order]
  for (let page = 1; ; page++) {
    const { itens: rows, total } = await listMyGiftRows(call, { ano, page, limit: pageSize })
    for (const row of rows) {
      const { itens, codigoMetodoPagamento: code, ...gift } = toGift(row)
      const day = text.shortDate(new Date(gift.dataRecebimento ?? gift.dataCadastro))
      const method = code ? text.nameMethod(findPaymentMethod(code)) : ''
      const state = text.states[gift.situacao]
      const shown = row.isRehearsed ? text.fill(text.rehearsedState, { situacao: state }) : state
      const rest = [gift.moeda, method, shown] as const
      // What was given back is of the whole gift: it stands once.
      for (const [index, { nome, valor }] of itens.entries())
        yield [day, nome, { cents: valor }, ...rest, { cents: index === 0 ? gift.estornado : 0 }, gift.pedido]
    }
    if (page * pageSize >= total) return
  }
}
