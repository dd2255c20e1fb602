const adulthood = 18

/**
 * Under 18 on a day of the church's calendar, `YYYY-MM-DD` both: a person born on 29 February is older on the first of
 * March. Not a minor where the date of birth is missing.
 */
export function isMinor(dataNascimento: string | null, today: string): boolean {
  if (dataNascimento === null) return false
  const [year = '', day = ''] = [dataNascimento.slice(0, 4), dataNascimento.slice(4)]
  return today < `${String(Number(year) + adulthood).padStart(4, '0')}${day}`
}
