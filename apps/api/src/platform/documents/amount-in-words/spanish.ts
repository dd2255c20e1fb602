/** The short forms before a masculine noun: "un euro", "veintiún euros". */
const small =
  'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  )
const tens = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ')
const hundreds =
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(' ')

export function saySpanish(number: number): string {
  if (number < 1000) return sayGroup(number)
  const millions = Math.trunc(number / 1_000_000)
  const thousands = Math.trunc(number / 1000) % 1000
  const units = number % 1000
  return [
    millions > 0 && `${sayGroup(millions)} ${millions === 1 ? 'millón' : 'millones'}`,
    thousands > 0 && (thousands === 1 ? 'mil' : `${sayGroup(thousands)} mil`),
    units > 0 && sayGroup(units),
  ]
    .filter(Boolean)
    .join(' ')
}

function sayGroup(number: number): string {
  if (number < 30) return small[number] ?? ''
  if (number === 100) return 'cien'
  if (number < 100) {
    const ten = tens[Math.trunc(number / 10) - 3] ?? ''
    return number % 10 === 0 ? ten : `${ten} y ${small[number % 10]}`
  }
  const hundred = hundreds[Math.trunc(number / 100) - 1] ?? ''
  return number % 100 === 0 ? hundred : `${hundred} ${sayGroup(number % 100)}`
}
