import type { Locale } from '@narthex/contract/locale'

const titles: Readonly<Record<Locale, string>> = { pt: 'Inscrição', en: 'Registration', es: 'Inscripción' }
/** Gateways cut longer descriptions off. */
const longestDescription = 120

/** Description for the payer and the gateway: the event's title, nothing of the buyer's. */
export function describePurchase(locale: Locale, title: string): string {
  const text = `${titles[locale]}: ${title}`
  return text.length > longestDescription ? `${text.slice(0, longestDescription - 1)}…` : text
}
