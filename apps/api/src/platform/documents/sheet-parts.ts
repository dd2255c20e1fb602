import { dayMs } from '@narthex/contract/durations'
import type { TableField } from './table-field.ts'

/* The parts of a workbook with one sheet (ECMA-376, SpreadsheetML), as far as a list needs them. */

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Positions in `cellXfs` of the styles. */
const style = { head: 1, text: 2, money: 3, day: 4, moment: 5 } as const
/** Ids of number formats that programs bring along; those from 164 on are a workbook's own. */
const formats = { text: 49, money: 4, day: 164, moment: 165 } as const

const cellStyle = (format: number, font = 0) =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`

/** Everything but the sheet itself, by path. */
export const workbookParts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/>
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${packages}/relationships">
<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}">
<sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packages}/relationships">
<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>
<Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${head}<styleSheet xmlns="${main}">
<numFmts count="2"><numFmt numFmtId="${formats.day}" formatCode="yyyy\\-mm\\-dd"/>
<numFmt numFmtId="${formats.moment}" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="6"><xf xfId="0"/>${cellStyle(formats.text, 1)}${cellStyle(formats.text)}${cellStyle(formats.money)}
${cellStyle(formats.day)}${cellStyle(formats.moment)}</cellXfs></styleSheet>`,
}

export const sheetPath = 'xl/worksheets/sheet1.xml'

/** A column of a form to fill in: how its empty cells are formatted, and what they may hold. */
export interface SheetColumn {
  readonly kind: 'text' | 'day'
  /** Offered as a list; empty: anything. */
  readonly choices: readonly string[]
}

/** The first row stays in sight. */
export function openSheet(columns: readonly SheetColumn[] = []): string {
  const widths = columns.map(({ kind }, index) => {
    const place = `min="${index + 1}" max="${index + 1}"`
    return `<col ${place} width="22" style="${style[kind]}" customWidth="1"/>`
  })
  return `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2"
 activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>${
   widths.length > 0 ? `<cols>${widths.join('')}</cols>` : ''
 }<sheetData>`
}

/** A list of choices may have so many characters, and none of them holds a comma. */
const longestList = 255

export function closeSheet(columns: readonly SheetColumn[] = [], lastRow = 1): string {
  const lists = columns.flatMap(({ choices }, index) => {
    const list = choices.join(',')
    if (list === '' || list.length > longestList || choices.some((choice) => choice.includes(','))) return []
    const column = columnName(index)
    return `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${column}2:${column}${lastRow}"><formula1>"${escapeXml(
      list.replaceAll('"', '""'),
    )}"</formula1></dataValidation>`
  })
  const validations =
    lists.length > 0 ? `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>` : ''
  return `</sheetData>${validations}</worksheet>`
}

/** A row; the first is the head. */
export function writeSheetRow(fields: readonly TableField[], row: number): string {
  const cells = fields.map((field, index) => writeCell(field, `${columnName(index)}${row}`, row === 1))
  return `<row r="${row}">${cells.join('')}</row>`
}

/** Text is a text cell: no program runs it as a formula, whatever it begins with. */
function writeCell(field: TableField, place: string, isHead: boolean): string {
  if (field === null || field === '') return ''
  if (typeof field === 'number') return `<c r="${place}"><v>${field}</v></c>`
  if (typeof field === 'string') return writeText(field, place, isHead)
  if ('cents' in field) return `<c r="${place}" s="${style.money}"><v>${field.cents / 100}</v></c>`
  const [text, kind] = 'day' in field ? [field.day, 'day' as const] : [field.moment, 'moment' as const]
  const serial = findSerial(text)
  return serial === undefined
    ? writeText(text, place, false)
    : `<c r="${place}" s="${style[kind]}"><v>${serial}</v></c>`
}

/** The most that a cell holds. */
const longestText = 32_767

function writeText(text: string, place: string, isHead: boolean): string {
  const s = isHead ? style.head : style.text
  const content = escapeXml(text.slice(0, longestText))
  return `<c r="${place}" s="${s}" t="inlineStr"><is><t xml:space="preserve">${content}</t></is></c>`
}

const dayZero = Date.UTC(1899, 11, 30)
/** Days before it are counted differently by different programs. */
const firstSafeSerial = 61

/** A day or a moment as spreadsheets count it: in days since the end of 1899. */
function findSerial(text: string): number | undefined {
  const serial = (Date.parse(`${text.replace(' ', 'T').padEnd(19, 'T00:00:00')}Z`) - dayZero) / dayMs
  return serial >= firstSafeSerial ? serial : undefined
}

/** `A`, `B`, … `Z`, `AA`. */
function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 allows no others
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** `_x0041_` is a program's own writing of a sign: text that looks like it is kept as it is. */
const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(notXml, '')
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? '')
