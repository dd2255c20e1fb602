import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideRefund, lookingMs, sendingMs } from './refund-sending.rules.ts'

const now = new Date('2026-11-23T12:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)
const paid = { situacao: 'paid', capturado: 5000, estornado: 0 } as const
const refund = (valor: number, enviadoEm: Date | null = null) => ({ situacao: 'PENDENTE', valor, enviadoEm }) as const

describe('a refund', () => {
  it.each([
    ['that was never sent is sent', refund(1000), 'send'],
    ['that was just sent is waited for', refund(1000, ago(sendingMs - 1)), 'wait'],
    ['of a part, without an answer, is looked for', refund(1000, ago(sendingMs)), 'wait'],
    ['of a part that is not found is asked about', refund(1000, ago(lookingMs)), 'ask'],
    ['of more than half can be given once only, and is sent again', refund(2501, ago(sendingMs)), 'send'],
    ['of half could be given twice', refund(2500, ago(sendingMs)), 'wait'],
    ['that a person has to check is left to them', { ...refund(1000), situacao: 'CONFERIR' }, 'nothing'],
    ['that was made is left', { ...refund(1000), situacao: 'FEITO' }, 'nothing'],
  ] as const)('%s', (_, given, step) => {
    expect(decideRefund(given, paid, false, now)).toBe(step)
  })

  it('at a gateway that knows repeated requests is sent again once it has no answer', () => {
    expect(decideRefund(refund(1000, ago(sendingMs)), paid, true, now)).toBe('send')
    expect(decideRefund(refund(1000, ago(sendingMs - 1)), paid, true, now)).toBe('wait')
  })

  it('that the gateway is making is left to it', () => {
    expect(decideRefund(refund(1000), { ...paid, situacao: 'refund_pending' }, false, now)).toBe('nothing')
  })

  it('is never sent twice where both could be made', () => {
    const cents = fc.integer({ min: 1, max: 100_000 })
    fc.assert(
      fc.property(cents, cents, cents, fc.integer({ min: 0, max: 2 * lookingMs }), (valor, capturado, back, age) => {
        const estornado = Math.min(back, capturado - 1)
        fc.pre(2 * valor <= capturado - estornado)
        const payment = { situacao: 'paid', capturado, estornado } as const
        expect(decideRefund(refund(valor, ago(age)), payment, false, now)).not.toBe('send')
      }),
    )
  })
})
