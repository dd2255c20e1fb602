/** Narrow and wide elements of each digit (ISO/IEC 16390, Interleaved 2 of 5). */
const digitWidths = ['nnwwn', 'wnnnw', 'nwnnw', 'wwnnn', 'nnwnw', 'wnwnn', 'nwwnn', 'nnnww', 'wnnwn', 'nwnwn']
const wide = 3

export interface Bar {
  readonly x: number
  readonly width: number
}

/** The black bars of an even number of digits as Interleaved 2 of 5, in modules, and how wide all of it is. */
export function drawBars(digits: string): { readonly bars: readonly Bar[]; readonly width: number } {
  const widths = [1, 1, 1, 1]
  for (let at = 0; at < digits.length; at += 2) {
    const [black = '', white = ''] = [digitWidths[Number(digits[at])], digitWidths[Number(digits[at + 1])]]
    for (let place = 0; place < 5; place++) {
      widths.push(black[place] === 'w' ? wide : 1, white[place] === 'w' ? wide : 1)
    }
  }
  widths.push(wide, 1, 1)
  let x = 0
  const bars = widths.flatMap((width, index) => {
    const start = x
    x += width
    return index % 2 === 0 ? [{ x: start, width }] : []
  })
  return { bars, width: x }
}
