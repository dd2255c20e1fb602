/** A Brazilian number as people write it; any other, and what is no number, as it was typed. Landlines have eight digits. */
export function writePhone(text: string, country: string): string {
  const isForeign = text.trim().startsWith('+') && !/^\+\s*55/.test(text.trim())
  const digits = text.replace(/\D/g, '')
  const national = digits.length > 11 ? digits.replace(/^55/, '') : digits
  if (country !== 'BR' || isForeign || /[a-z]/i.test(text) || ![10, 11].includes(national.length)) return text.trim()
  return `+55 ${national.slice(0, 2)} ${national.slice(2, -4)}-${national.slice(-4)}`
}
