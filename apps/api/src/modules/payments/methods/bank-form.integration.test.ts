import { describe, expect, it } from 'vitest'
import { saveRehearsalSettings, setUpPayments } from '../../../testing/set-up-payments.ts'

describe('the form for a bank account', () => {
  const { test } = setUpPayments()
  const path = '/pagamento/conta-bancaria/'

  it('is our own where no gateway wants the numbers', async () => {
    expect((await test.call('GET', path)).body).toEqual({ formulario: null })
  })

  it('is not there at a church without bank debits, or without credentials for its gateway', async () => {
    const at = { host: 'farol.narthex.test' }
    await saveRehearsalSettings(test.platform, test.platform.transactions.at(test.farol), { methods: [] })
    const { status, body } = await test.call('GET', path, at)
    expect([status, body.code]).toEqual([409, 'EVT_REG_010'])
    await saveRehearsalSettings(test.platform, test.platform.transactions.at(test.farol), {
      methods: [{ method: 'ach', gateway: 'stripe' }],
      currency: 'USD',
    })
    expect((await test.call('GET', path, at)).body.code).toBe('EVT_REG_010')
  })
})
