import { describe, expect, it } from 'vitest'
import { deriveAttemptKey } from './attempt-key.ts'
import { beginTry, failTry, isTryDue, isUnderWay, type Tries, takeTryBack } from './tries.ts'

type State = 'DESISTIDO' | 'RECEBIDO'
const now = new Date('2026-03-01T12:00:00Z')
const later = new Date('2026-03-02T12:00:00Z')
const asked: Tries<State> = { situacao: 'COBRANDO', tentativas: 0, proximaTentativa: null, codigoRecusa: null }
const begun = { ...asked, ...beginTry(asked) }

describe('a charge', () => {
  it('that waits for its payer has no try', () => {
    expect(isUnderWay(asked)).toBe(false)
    expect(isTryDue(asked, now)).toBe(false)
  })

  it('is under way from the beginning of a try until its outcome is known', () => {
    expect(begun).toEqual({ situacao: 'COBRANDO', tentativas: 1, proximaTentativa: null, codigoRecusa: null })
    expect(isUnderWay(begun)).toBe(true)
    expect(isTryDue(begun, now)).toBe(false)
  })

  it('that failed is tried again at its moment, not before', () => {
    const failed = { ...begun, ...failTry({ code: '51', retry: later, givenUp: 'DESISTIDO' as const }) }
    expect(failed).toMatchObject({ situacao: 'COBRANDO', tentativas: 1, codigoRecusa: '51' })
    expect(isUnderWay(failed)).toBe(false)
    expect([isTryDue(failed, now), isTryDue(failed, later)]).toEqual([false, true])
    expect(beginTry(failed)).toMatchObject({ tentativas: 2, codigoRecusa: null })
  })

  it('is given up where no try follows, with a code in any case', () => {
    const over = { ...begun, ...failTry({ code: null, retry: null, givenUp: 'DESISTIDO' as const }) }
    expect(over).toMatchObject({ situacao: 'DESISTIDO', proximaTentativa: null, codigoRecusa: 'unexplained' })
    expect([isUnderWay(over), isTryDue(over, later)]).toEqual([false, false])
  })

  it('whose try was taken back has that try again, under the same key', () => {
    const back = { ...begun, ...takeTryBack(begun, now) }
    expect(isTryDue(back, now)).toBe(true)
    const again = { ...back, ...beginTry(back) }
    const key = ({ tentativas }: Tries) => deriveAttemptKey({ kind: 'recurrence', id: 'a', cycle: 1 }, tentativas)
    expect(key(again)).toBe(key(begun))
    expect(key({ ...again, ...beginTry(again) })).not.toBe(key(begun))
  })

  it.each(['DESISTIDO', 'RECEBIDO'] as const)('that ended as %s is neither under way nor due', (situacao) => {
    expect(isUnderWay({ ...begun, situacao })).toBe(false)
    expect(isTryDue({ ...begun, situacao, proximaTentativa: now }, later)).toBe(false)
  })
})
