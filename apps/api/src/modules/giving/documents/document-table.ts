import type { TextStyle } from '../../../platform/documents/pdf/pdf-sheet.ts'
import type { DocumentPage } from './document-page.ts'

export interface Column {
  readonly head: string
  /** Share of the page's width, between 0 and 1. */
  readonly share: number
  readonly align?: 'left' | 'right'
}

export interface Row {
  readonly cells: readonly string[]
  /** A sum under the rows above it. */
  readonly isSum?: boolean
}

const gap = 12
const padding = 6

/** Draws a table; its head stands on each page that it reaches. */
export async function drawTable(page: DocumentPage, columns: readonly Column[], rows: readonly Row[]): Promise<void> {
  const { sheet, colours, styles, left, width } = page
  const head: TextStyle = { ...styles.small, font: 'strong' }
  const body: TextStyle = { ...styles.body, size: 10, leading: 1.4 }
  const boxes = columns.map(({ share, align = 'left' }, index) => {
    const before = columns.slice(0, index).reduce((sum, column) => sum + column.share, 0)
    return { x: left + before * width, width: share * width - (index < columns.length - 1 ? gap : 0), align }
  })
  const drawRow = (cells: readonly string[], style: TextStyle) => {
    const ends = cells.map((cell, index) => {
      const box = boxes[index]
      return box ? sheet.write(cell, style, { ...box, y: page.y + padding }) : page.y
    })
    page.y = Math.max(...ends) + padding
  }
  const drawHead = () => {
    drawRow(
      columns.map((column) => column.head),
      head,
    )
    sheet.rule(colours.muted, left, page.y, width)
  }

  await page.need(80)
  drawHead()
  for (const { cells, isSum = false } of rows) {
    const style: TextStyle = isSum ? { ...body, font: 'strong' } : body
    const heights = cells.map((cell, index) => sheet.measure(cell, style, boxes[index]?.width ?? width))
    if (await page.need(Math.max(...heights) + 2 * padding)) drawHead()
    drawRow(cells, style)
    if (!isSum) sheet.rule(colours.line, left, page.y, width)
  }
  page.y += 18
}
