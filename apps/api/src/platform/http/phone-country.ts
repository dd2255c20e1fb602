import { phoneCountry, withPhoneCountry } from '@narthex/contract/validation/phone'
import { ChurchScope, type Tenant } from '../scope/scope.ts'
import type { Transactions } from '../work/transactions.ts'

/** Whether a body has a phone number that does not say its country. */
function hasNationalPhone(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, own]) =>
    typeof own === 'string' ? name === 'telefone' && own !== '' && !own.includes('+') : hasNationalPhone(own),
  )
}

/**
 * Gives what runs `validate` so that numbers without a calling code are those of the church's country. The church is asked
 * for it where the body has such a number.
 */
export async function findPhoneCheck(
  transactions: Transactions,
  tenant: Tenant | undefined,
  body: unknown,
): Promise<<T>(validate: () => T) => T> {
  if (!ChurchScope.is(tenant) || !hasNationalPhone(body)) return (validate) => validate()
  const { country, language } = await transactions.at(tenant).facts()
  return (validate) => withPhoneCountry(phoneCountry(country, language), validate)
}
