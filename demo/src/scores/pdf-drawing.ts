/* As much of PDF as a score needs: pages of lines, curves and words in Helvetica, which every reader has. */

/** A4 in points. */
export const sheet = { width: 595, height: 842 } as const

/** Draws on one page, in points from its lower left corner. */
export interface Drawing {
  line(x1: number, y1: number, x2: number, y2: number, width?: number): void
  /** An ellipse, filled or outlined. */
  oval(x: number, y: number, across: number, up: number, isFilled: boolean): void
  text(x: number, y: number, size: number, words: string): void
  /** A curve through Bézier points: the first, then three at a time. */
  curve(points: readonly (readonly [number, number])[], width: number): void
}

/** A PDF of one page. */
export function createPdf(draw: (page: Drawing) => void): Uint8Array<ArrayBuffer> {
  const operators: string[] = []
  draw(drawingInto(operators))
  const content = operators.join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${sheet.width} ${sheet.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, i) => {
    const place = file.length
    file += `${i + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  file += places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  // One byte per character: WinAnsi equals Latin-1 for these languages.
  return Uint8Array.from(file, (sign) => sign.charCodeAt(0))
}

/** Position of the control points for a quarter of a circle. */
const handle = 0.5523

function drawingInto(operators: string[]): Drawing {
  const at = (...numbers: number[]) => numbers.map((number) => number.toFixed(2)).join(' ')
  return {
    line(x1, y1, x2, y2, width = 0.7) {
      operators.push(`${at(width)} w ${at(x1, y1)} m ${at(x2, y2)} l S`)
    },
    oval(x, y, across, up, isFilled) {
      const [h, v] = [across * handle, up * handle]
      operators.push(
        `1.1 w ${at(x + across, y)} m`,
        `${at(x + across, y + v, x + h, y + up, x, y + up)} c`,
        `${at(x - h, y + up, x - across, y + v, x - across, y)} c`,
        `${at(x - across, y - v, x - h, y - up, x, y - up)} c`,
        `${at(x + h, y - up, x + across, y - v, x + across, y)} c ${isFilled ? 'f' : 's'}`,
      )
    },
    text(x, y, size, words) {
      const escaped = words.replace(/[\\()]/g, '\\$&')
      operators.push(`BT /F1 ${size} Tf ${at(x, y)} Td (${escaped}) Tj ET`)
    },
    curve([first = [0, 0], ...rest], width) {
      operators.push(`${at(width)} w 1 J ${at(...first)} m`)
      for (let i = 0; i + 2 < rest.length; i += 3) {
        operators.push(`${at(...rest.slice(i, i + 3).flat())} c`)
      }
      operators.push('S 0 J')
    },
  }
}
