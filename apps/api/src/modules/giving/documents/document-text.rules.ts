import { withOrdinalFirst } from '@narthex/contract/first-of-month'
import type { Locale } from '@narthex/contract/locale'
import { methodCodes } from '@narthex/contract/payments/method-codes'
import type { Currency, PaymentMethod } from '@narthex/contract/payments/payment-states'
import { catalogue } from '@narthex/locales/catalogue'
import type { Giver, Issuer } from './document-data.ts'

const languageTags: Readonly<Record<Locale, string>> = { pt: 'pt-BR', en: 'en-US', es: 'es' }

/** Texts and formats of a document in its reader's language. */
export function createDocumentText(locale: Locale, { timeZone }: Pick<Issuer, 'timeZone'>) {
  const tag = languageTags[locale]
  const longDate = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone })
  const shortDate = new Intl.DateTimeFormat(tag, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone })
  const texts = catalogue[locale].givingDocuments
  return {
    ...texts,
    money: (cents: number, currency: Currency) =>
      new Intl.NumberFormat(tag, { style: 'currency', currency, useGrouping: 'always' }).format(cents / 100),
    longDate: (moment: Date) => withOrdinalFirst(longDate.format(moment), tag),
    shortDate: (moment: Date) => shortDate.format(moment),
    nameMethod: (method: PaymentMethod | null) =>
      method ? catalogue[locale].payments.methods[methodCodes[method]] : '–',
    /** The texts have plain placeholders only. */
    fill: (text: string, values: Readonly<Record<string, string | number>>) =>
      text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '')),
  }
}

export type DocumentText = ReturnType<typeof createDocumentText>

/** "Ana Souza (CPF 529.982.247-25)". */
export function nameGiver({ nome, documento }: Giver): string {
  const number = labelTaxNumber(documento)
  return number ? `${nome} (${number})` : nome
}

/** A CPF or CNPJ as it is usually written; other numbers stay as they are. */
export function labelTaxNumber(number: string | null): string | undefined {
  if (!number) return undefined
  const digits = number.replace(/[.\-/ ]/g, '')
  if (/^\d{11}$/.test(digits)) return `CPF ${digits.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4')}`
  if (/^[\dA-Z]{12}\d{2}$/.test(digits))
    return `CNPJ ${digits.replace(/(.{2})(.{3})(.{3})(.{4})(.{2})/, '$1.$2.$3/$4-$5')}`
  return number
}
