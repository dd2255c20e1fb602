const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** Says a number as in the United States: without "and". */
export function sayEnglish(number: number): string {
  if (number < 20) return small[number] ?? ''
  if (number < 100) {
    const ten = tens[Math.trunc(number / 10) - 2] ?? ''
    return number % 10 === 0 ? ten : `${ten}-${small[number % 10]}`
  }
  for (const [size, name] of [
    [1_000_000, 'million'],
    [1000, 'thousand'],
    [100, 'hundred'],
  ] as const)
    if (number >= size) {
      const rest = number % size
      return `${sayEnglish(Math.trunc(number / size))} ${name}${rest === 0 ? '' : ` ${sayEnglish(rest)}`}`
    }
  return ''
}
