import { phone } from '@narthex/contract/validation/phone'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createScope } from '../scope/scope-factory.ts'
import type { Transactions } from '../work/transactions.ts'
import { findPhoneCheck } from './phone-country.ts'

const row = { id: 1, uuid: 'u', codigo: 'azotea', slug: 'azotea', organizacaoId: null, flagAtivo: true, versao: 1 }
const church = createScope({ ...row, kind: 'church', hostPrincipal: null })
const person = z.object({ telefone: z.nullable(phone) })
const body = z.object({ ingressos: z.array(person) })
const holders = (...numbers: (string | null)[]) => ({ ingressos: numbers.map((telefone) => ({ telefone })) })

function setUp(country: string | null, language: string) {
  const facts = vi.fn(async () => ({ country, language }))
  const transactions = { at: () => ({ facts }) } as unknown as Transactions
  const read = async (value: unknown, tenant: typeof church | undefined = church) => {
    const check = await findPhoneCheck(transactions, tenant, value)
    return check(() => z.safeParse(body, value)).data?.ingressos.map(({ telefone }) => telefone)
  }
  return { facts, read }
}

describe('numbers of a body', () => {
  it.each([
    ['ES', 'pt-br', '612 345 678', '+34 612 345 678'],
    ['US', 'en', '(802) 555-0147', '+1 802 555 0147'],
    ['BR', 'pt-br', '(11) 91234-5678', '+55 11 91234-5678'],
    [null, 'pt-br', '(11) 91234-5678', '+55 11 91234-5678'],
    ['ES', 'es', '+55 11 91234-5678', '+55 11 91234-5678'],
  ])('are of the country of the church, %s', async (country, language, given, stored) => {
    expect(await setUp(country, language).read(holders(given))).toEqual([stored])
  })

  it.each([
    ['CN', 'en', '612 345 678'],
    ['DE', 'en', '11 23'],
    [null, 'es', '11 91234-5678'],
  ])('that could be of another country, as at a church of %s, are refused', async (country, language, given) => {
    expect(await setUp(country, language).read(holders(given))).toBeUndefined()
  })

  it('ask the church for its country where one does not say it', async () => {
    const { facts, read } = setUp('ES', 'es')
    expect(await read(holders('+34 612 345 678', null))).toEqual(['+34 612 345 678', null])
    expect(facts).not.toHaveBeenCalled()
    await read(holders('+34 612 345 678', '612 345 678'))
    expect(facts).toHaveBeenCalledTimes(1)
  })
})
