import type { AuditedAct } from '@narthex/contract/audit/audited-acts'
import { fallbackLocale, type Locale, toLocale } from '@narthex/contract/locale'
import { staffFiles as en } from '@narthex/locales/en/staff-files'
import { staffFiles as es } from '@narthex/locales/es/staff-files'
import { staffFiles as pt } from '@narthex/locales/pt/staff-files'
import type { ActDetails } from '../audit/acts.ts'
import type { TableField } from '../documents/table-field.ts'
import { type TableFormat, toMomentField, writeTable } from '../documents/table-file.ts'
import { type MemberCall, sendFile } from '../http/route.ts'
import { edit } from '../work/edit.ts'

const words = { pt, en, es }

/** How the lines of a file are written: in the church's language and time zone. */
export interface FileText {
  readonly locale: Locale
  readonly words: (typeof words)[Locale]
  readonly moment: (instant: Date) => TableField
}

interface StaffFile {
  readonly act: AuditedAct
  /** Details of the exported list, for the audit log. */
  readonly subject: ActDetails
  /** The parts of its name behind the church's code. */
  readonly name: readonly (string | undefined)[]
  /** Omitted: CSV. */
  readonly format?: TableFormat
  /** The head line first. Each batch of rows is a transaction of its own, so that a slow reader holds no connection. */
  readonly listLines: (text: FileText) => AsyncGenerator<readonly TableField[]>
}

/** A list that staff take out as a file for a spreadsheet program. Audited. */
export async function sendStaffFile(call: MemberCall, { act, subject, name, format = 'csv', listLines }: StaffFile) {
  const { language, timeZone } = await call.facts()
  await edit(call, { act, subject, isPublic: false }, async () => {})
  const locale = toLocale(language) ?? fallbackLocale
  const lines = listLines({ locale, words: words[locale], moment: (instant) => toMomentField(instant, timeZone) })
  const filename = `${[call.church.codigo, ...name].filter(Boolean).join('-')}.${format}`
  return sendFile(filename, writeTable(format, locale, lines))
}
