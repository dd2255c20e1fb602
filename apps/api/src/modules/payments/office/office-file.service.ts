import { wallClock } from '@narthex/contract/church-time'
import { type Locale, toLocale } from '@narthex/contract/locale'
import { treasury as en } from '@narthex/locales/en/treasury'
import { treasury as es } from '@narthex/locales/es/treasury'
import { treasury as pt } from '@narthex/locales/pt/treasury'
import { writeCsv } from '../../../platform/documents/csv.ts'
import type { TableField } from '../../../platform/documents/table-field.ts'
import { writeXlsx } from '../../../platform/documents/xlsx.ts'
import { type MemberCall, sendFile } from '../../../platform/http/route.ts'
import { edit } from '../../../platform/work/edit.ts'
import { getLanguage } from '../../churches/churches.service.ts'
import type { PaymentNeeds } from '../orders/payment-needs.ts'
import { findTimeZone, type Period } from './payment-list.service.ts'

const words = { pt, en, es }

/** How the lines of a file are written: in the church's language and time zone. */
export interface FileText {
  readonly words: (typeof words)[Locale]
  readonly moment: (instant: Date) => TableField
}

interface OfficeFile {
  readonly act: 'PAYMENTS_EXPORTED' | 'GIFTS_EXPORTED' | 'REGISTRATIONS_EXPORTED'
  /** What its name calls the lines. */
  readonly subject: string
  readonly period: Period
  /** Omitted: CSV. */
  readonly format?: 'csv' | 'xlsx'
  /** The head line first. Each batch of rows is a transaction of its own, so that a slow reader holds no connection. */
  readonly listLines: (text: FileText) => AsyncGenerator<readonly TableField[]>
}

/** A list as a file for a spreadsheet program. That it was taken out is audited. */
export async function sendOfficeFile(
  platform: PaymentNeeds,
  call: MemberCall,
  { act, subject, period: { de = '', ate = '' }, format = 'csv', listLines }: OfficeFile,
) {
  const timeZone = await findTimeZone(platform, call.church)
  const plan = { act, subject: { de, ate }, isPublic: false }
  const locale = await edit(call, plan, async ({ work }) => toLocale(await getLanguage(work)) ?? 'pt')
  const moment = (instant: Date) => ({ moment: wallClock(instant, timeZone).replace('T', ' ') })
  const filename = `${[call.church.codigo, subject, de, ate].filter(Boolean).join('-')}.${format}`
  const lines = listLines({ words: words[locale], moment })
  return sendFile(filename, format === 'csv' ? writeCsv(locale, lines) : writeXlsx(lines))
}
