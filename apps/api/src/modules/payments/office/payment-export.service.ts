import type { HandlerInput } from '@narthex/contract/endpoint'
import { methodCodes } from '@narthex/contract/payments/method-codes'
import type { exportPayments as exportEndpoint } from '@narthex/contract/payments/payment-office.endpoints'
import { readInBatches } from '../../../platform/database/keyset.ts'
import type { TableField } from '../../../platform/documents/table-field.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { type FileText, sendStaffFile } from '../../../platform/resources/staff-file.ts'
import { type ListedPayment, latestPayments, listPayments } from './payment-list.queries.ts'
import { toFilter } from './payment-list.service.ts'

/** The payments as a file, a line for each. */
export async function exportPayments(call: MemberCall, query: HandlerInput<typeof exportEndpoint>['query']) {
  const filter = await toFilter(call, query)
  async function* listLines(text: FileText) {
    yield Object.values(text.words.columns)
    const rows = readInBatches(latestPayments, (part) => call.inChurch((work) => listPayments(work, filter, part)))
    for await (const row of rows) yield toFields(row, text)
  }
  const { de, ate } = query
  const subject = { de: de ?? '', ate: ate ?? '' }
  return sendStaffFile(call, { act: 'PAYMENTS_EXPORTED', subject, name: ['pagamentos', de, ate], listLines })
}

/** Fields of a row, sorted as the columns. */
function toFields(row: ListedPayment, { words: { methods, states }, moment }: FileText): TableField[] {
  const amounts = [row.valor, row.taxaServico, row.taxaProcessamento, row.juros, row.liquido, row.capturado]
  return [
    moment(row.momento),
    row.pedido,
    row.referencia,
    row.descricao,
    row.pagador,
    methods[methodCodes[row.metodo]],
    row.gateway,
    row.externoId,
    states[row.situacao],
    row.moeda,
    ...[...amounts, row.estornado].map((cents) => ({ cents })),
  ]
}
