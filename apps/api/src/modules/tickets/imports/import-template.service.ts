import { registrationImport } from '@narthex/contract/limits'
import { fallbackLocale, toLocale } from '@narthex/contract/locale'
import { writeXlsx } from '../../../platform/documents/xlsx.ts'
import { sendFile } from '../../../platform/http/route.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { getLanguage } from '../../churches/churches.service.ts'
import type { Sale } from '../sale/sale.queries.ts'
import { requireSale } from '../sale/sale.service.ts'
import { type ImportColumn, listColumns, listTicketTypes } from './import-columns.rules.ts'
import { fill } from './import-problems.rules.ts'
import { importTexts } from './import-text.rules.ts'

type Texts = (typeof importTexts)[keyof typeof importTexts]

/** A workbook with the columns of an event, whose cells offer what they may hold. */
export async function makeImportTemplate({ inChurch }: ChurchCall, eventId: number) {
  const { sale, locale } = await inChurch(async (work) => ({
    sale: await requireSale(work, eventId),
    locale: toLocale(await getLanguage(work)) ?? fallbackLocale,
  }))
  const texts = importTexts[locale]
  const columns = listColumns(sale, locale)
  const form = {
    columns: columns.map(({ of }) => ({
      kind: isDay(of) ? ('day' as const) : ('text' as const),
      choices: listChoices(of, sale, texts),
    })),
    lastRow: registrationImport.rows + 1,
  }
  const filename = `${fill(texts.file, { evento: String(eventId) })}.xlsx`
  return sendFile(filename, writeXlsx([columns.map(({ title }) => title)], form))
}

const isDay = (of: ImportColumn['of']) => of === 'birthday' || (typeof of === 'object' && of.tipo === 'DATA')

/** Choices offered for a column. None for a multiple choice: a list would refuse several values. */
function listChoices(of: ImportColumn['of'], sale: Sale, { sexes, yes, no }: Texts): string[] {
  if (of === 'sex') return Object.values(sexes)
  if (of === 'type') return listTicketTypes(sale).map(({ nome }) => nome)
  if (typeof of === 'string') return []
  if (of.tipo === 'CONSENTIMENTO') return [yes, no]
  return of.tipo === 'ESCOLHA' ? of.opcoes : []
}
