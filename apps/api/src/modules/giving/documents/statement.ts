import type { Currency } from '@narthex/contract/payments/payment-states'
import type { DocumentSettings, Giver, ReceivedGift } from './document-data.ts'
import { type DocumentPage, openDocument } from './document-page.ts'
import { drawTable, type Row } from './document-table.ts'
import { nameGiver } from './document-text.rules.ts'

export interface StatementOfYear {
  readonly ano: number
  /** Gifts received in the year, sorted by the day of receipt. */
  readonly gifts: readonly ReceivedGift[]
}

/** Draws a giver's yearly statement as a PDF, by reason and by date, each currency apart. */
export async function writeStatement(
  { ano, gifts }: StatementOfYear,
  giver: Giver,
  settings: DocumentSettings,
): Promise<Buffer> {
  const page = openDocument(({ statement, fill }) => fill(statement, { ano }), settings)
  const { text, styles } = page
  page.y += 10
  await page.paragraph(text.fill(text.statementLead, { ano, doador: nameGiver(giver) }), styles.body, 20)
  if (gifts.length === 0) await page.notice(text.statementEmpty)
  for (const [moeda, ofCurrency = []] of Object.entries(Object.groupBy(gifts, (gift) => gift.moeda))) {
    await drawReasons(page, moeda as Currency, ofCurrency)
    await drawGifts(page, moeda as Currency, ofCurrency)
  }
  if (gifts.some(({ isDisputed }) => isDisputed)) await page.notice(text.disputed)
  const { reciboTexto } = settings.issuer
  if (reciboTexto && gifts.length > 0) await page.paragraph(reciboTexto, { ...styles.body, size: 10 })
  return page.finish()
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Draws the remainder for each reason, and the fees. They add up to the payments less the refunds. */
async function drawReasons(page: DocumentPage, moeda: Currency, gifts: readonly ReceivedGift[]): Promise<void> {
  const { text, styles } = page
  const byReason = Map.groupBy(
    gifts.flatMap(({ itens }) => itens),
    ({ nome }) => nome,
  )
  const reasons = [...byReason].map(([nome, itens]) => [nome, sum(itens.map(({ recebido }) => recebido))] as const)
  const remaining = sum(gifts.map(({ total, estornado }) => total - estornado))
  const fees = remaining - sum(reasons.map(([, received]) => received))
  const rows: Row[] = reasons
    .toSorted(([, one], [, other]) => other - one)
    .map(([nome, received]) => ({ cells: [nome, text.money(received, moeda)] }))
  if (fees > 0) rows.push({ cells: [text.fees, text.money(fees, moeda)] })
  rows.push({ cells: [text.remaining, text.money(remaining, moeda)], isSum: true })
  await page.paragraph(text.byReason, styles.heading, 2)
  await drawTable(
    page,
    [
      { head: text.reason, share: 0.7 },
      { head: text.net, share: 0.3, align: 'right' },
    ],
    rows,
  )
}

async function drawGifts(page: DocumentPage, moeda: Currency, gifts: readonly ReceivedGift[]): Promise<void> {
  const { text, styles } = page
  const given = sum(gifts.map(({ total }) => total))
  const refunded = sum(gifts.map(({ estornado }) => estornado))
  const money = (cents: number) => text.money(cents, moeda)
  const rows: Row[] = gifts.map(({ recebidaEm, itens, metodo, total, estornado }) => ({
    cells: [
      text.shortDate(recebidaEm),
      itens.map(({ nome }) => nome).join(', '),
      text.nameMethod(metodo),
      estornado > 0 ? money(-estornado) : '',
      money(total),
    ],
  }))
  rows.push({ cells: ['', text.given, '', refunded > 0 ? money(-refunded) : '', money(given)], isSum: true })
  await page.need(110)
  await page.paragraph(text.byDate, styles.heading, 2)
  await drawTable(
    page,
    [
      { head: text.date, share: 0.15 },
      { head: text.reason, share: 0.29 },
      { head: text.method, share: 0.22 },
      { head: text.refunded, share: 0.17, align: 'right' },
      { head: text.amount, share: 0.17, align: 'right' },
    ],
    rows,
  )
}
