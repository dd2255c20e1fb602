import { describe, expect, it } from 'vitest'
import { decimalAmount, findState, refusalCode } from './gateway-answers.ts'

describe('what is read of a gateway’s answers', () => {
  it('keeps the code of a refusal, and nothing that may repeat a card', () => {
    for (const code of ['invalid_creditCard', 'card_declined', '05', 'status_422']) {
      expect(refusalCode.parse(code)).toBe(code)
    }
    for (const text of ['4539003370725497', 'card-4539003370725497', 'The card 4539 is wrong', '', null, 12])
      expect(refusalCode.parse(text)).toBe('unexplained')
  })

  it('takes amounts alone for amounts', () => {
    expect(['50.05', 50.05, '50'].map((decimal) => decimalAmount.parse(decimal))).toEqual([5005, 5005, 5000])
    for (const other of ['fifty', 50.055, -1, null, {}]) expect(decimalAmount.safeParse(other).success).toBe(false)
  })

  it('knows the words of its table alone', () => {
    const words = ['paid', 'new', 'constructor', '__proto__', 'toString'].map((word) =>
      findState({ paid: 'paid' }, word),
    )
    expect(words).toEqual(['paid', 'unknown', 'unknown', 'unknown', 'unknown'])
  })
})
