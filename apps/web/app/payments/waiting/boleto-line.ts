/** The digits of a typeable line as it is printed: `00190.00009 01234.567890 12345.678901 1 12340000005000`. */
export function formatBoletoLine(line: string): string {
  const digits = line.replace(/\D/g, '')
  return digits.replace(/^(\d{5})(\d{5})(\d{5})(\d{6})(\d{5})(\d{6})(\d)(\d{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8')
}

/** The 44 digits of the barcode in a typeable line of 47; undefined for any other text (FEBRABAN, boleto layout). */
export function parseBoletoBarcode(line: string): string | undefined {
  const digits = line.replace(/\D/g, '')
  if (digits.length !== 47) return undefined
  const free = digits.slice(4, 9) + digits.slice(10, 20) + digits.slice(21, 31)
  return digits.slice(0, 4) + digits.slice(32) + free
}
