const small =
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split(
    ' ',
  )
const tens = 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ')
const hundreds = 'cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split(
  ' ',
)

/** Says a number as in Brazil. */
export function sayPortuguese(number: number): string {
  if (number < 1000) return sayGroup(number)
  const [millions, thousands, units] = [
    Math.trunc(number / 1_000_000),
    Math.trunc(number / 1000) % 1000,
    number % 1000,
  ] as const
  const groups = [
    [millions, `${sayGroup(millions)} ${millions === 1 ? 'milhão' : 'milhões'}`],
    [thousands, thousands === 1 ? 'mil' : `${sayGroup(thousands)} mil`],
    [units, sayGroup(units)],
  ] as const
  const counted = groups.filter(([count]) => count > 0)
  const [last] = counted.at(-1) ?? [0]
  // "mil e cem", "mil e um", but "mil cento e um".
  const and = last < 100 || last % 100 === 0 ? ' e ' : ' '
  const words = counted.map(([, text]) => text)
  return words.length === 1 ? (words[0] ?? '') : `${words.slice(0, -1).join(' ')}${and}${words.at(-1)}`
}

function sayGroup(number: number): string {
  if (number < 20) return small[number] ?? ''
  if (number === 100) return 'cem'
  const [size, word] =
    number < 100
      ? ([10, tens[Math.trunc(number / 10) - 2] ?? ''] as const)
      : ([100, hundreds[Math.trunc(number / 100) - 1] ?? ''] as const)
  const rest = number % size
  return rest === 0 ? word : `${word} e ${sayGroup(rest)}`
}
