import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

interface WorkbookParts {
  readonly sheet?: string
  /** Where the sheet lies. */
  readonly path?: string
  /** Null: there is none. */
  readonly book?: string | null
  readonly sharedStrings?: string
  readonly styles?: string
  /** Further sheets, by the ids of their relations. */
  readonly sheets?: Readonly<Record<string, string>>
  /** Number of further parts, which no reader needs. */
  readonly more?: number
}

const usualBook = '<workbook xmlns:r="r"><sheets><sheet r:id="rId1"/><sheet r:id="rId2"/></sheets></workbook>'

/** An Excel workbook as other programs may make it. */
export async function packWorkbook(parts: WorkbookParts): Promise<Uint8Array> {
  const {
    sheet = '',
    path = 'xl/worksheets/sheet1.xml',
    book = usualBook,
    sharedStrings,
    styles,
    sheets = {},
    more = 0,
  } = parts
  const zip = new ZipFile()
  const add = (name: string, part: string | null | undefined) => {
    if (part != null) zip.addBuffer(Buffer.from(part), name)
  }
  const relation = `<Relationship Id="rId2" Target="/xl/none.xml"/><Relationship Id="rId1" Target="/${path}"/>`
  add('xl/workbook.xml', book)
  const others = Object.keys(sheets).map((id) => `<Relationship Id="${id}" Target="worksheets/${id}.xml"/>`)
  add('xl/_rels/workbook.xml.rels', `<Relationships>${relation}${others.join('')}</Relationships>`)
  for (const [id, part] of Object.entries(sheets)) add(`xl/worksheets/${id}.xml`, part)
  add('xl/sharedStrings.xml', sharedStrings)
  add('xl/styles.xml', styles)
  add(path, sheet)
  for (let part = 0; part < more; part += 1) add(`media/${part}`, '')
  zip.end()
  return new Uint8Array(await buffer(zip.outputStream))
}
