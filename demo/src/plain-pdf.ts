/* A booklet of plain pages, as a PDF 1.4 of the fonts that every reader has: enough for the demo to have something to read. */

const page = { width: 420, height: 595, margin: 54, leading: 17, perLine: 58 }
/** Signs of Windows-1252 that Latin 1 lacks; a PDF's standard fonts are written in it. */
const signs: Readonly<Record<string, number>> = {
  '“': 0x93,
  '”': 0x94,
  '‘': 0x91,
  '’': 0x92,
  '–': 0x96,
  '—': 0x97,
  '…': 0x85,
}

export interface Booklet {
  readonly title: string
  readonly subtitle: string
  /** Chapters after the cover; each starts a page. */
  readonly chapters: readonly { readonly title: string; readonly text: string }[]
}

/** The bytes of the booklet, deterministic. */
export function plainPdf({ title, subtitle, chapters }: Booklet): Uint8Array<ArrayBuffer> {
  const cover = [line('F2', 26, 330, title), line('F1', 12, 300, subtitle)].join('\n')
  const pages = [cover, ...chapters.flatMap(chapterPages)]
  const kids = pages.map((_, index) => `${5 + 2 * index} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font('Times-Roman'),
    font('Times-Bold'),
    ...pages.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents ${6 + 2 * index} 0 R
/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ]
  return assemble(objects)
}

function chapterPages({ title, text }: Booklet['chapters'][number]): string[] {
  const lines = text.split('\n\n').flatMap((paragraph) => [...wrapped(paragraph), ''])
  const perPage = Math.floor((page.height - 2 * page.margin - 40) / page.leading)
  const count = Math.ceil(lines.length / perPage)
  const top = page.height - page.margin
  return Array.from({ length: count }, (_, index) => {
    const body = lines.slice(index * perPage, (index + 1) * perPage)
    const head = index === 0 ? [line('F2', 16, top, title)] : []
    return [...head, ...body.map((words, row) => line('F1', 12, top - 40 - row * page.leading, words))].join('\n')
  })
}

function wrapped(paragraph: string): string[] {
  const lines: string[] = []
  let current = ''
  for (const word of paragraph.split(' ')) {
    if (`${current} ${word}`.length > page.perLine) {
      lines.push(current)
      current = word
    } else current = current === '' ? word : `${current} ${word}`
  }
  return [...lines, current]
}

const line = (face: string, size: number, y: number, words: string) =>
  `BT /${face} ${size} Tf ${page.margin} ${y} Td (${escaped(words)}) Tj ET`

const escaped = (words: string) =>
  Array.from(words, (sign) => String.fromCharCode(signs[sign] ?? sign.charCodeAt(0)))
    .join('')
    .replace(/[\\()]/g, '\\$&')

const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`

/** Writes one byte per character, so that lengths are file offsets. */
function assemble(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return new Uint8Array(Buffer.from(file + end, 'latin1'))
}
