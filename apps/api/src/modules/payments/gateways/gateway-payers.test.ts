import { describe, expect, it } from 'vitest'
import { InvalidGatewayRequest } from './gateway-failures.ts'
import { requireDocument, splitBrazilianPhone, splitName, toBrazilianDay } from './gateway-payers.ts'

describe('what gateways ask of a payer', () => {
  it('is a name in two parts', () => {
    expect(splitName(' Ana  Maria Souza ')).toEqual({ first: 'Ana', last: 'Maria Souza' })
    expect(splitName('Ana')).toEqual({ first: 'Ana', last: 'Ana' })
  })

  it('is a document without punctuation', () => {
    const read = (value: string) => requireDocument({ name: '', email: '', document: { type: 'cnpj', value } })
    expect(['249.715.637-92', '12.abc.345/01DE-35'].map(read)).toEqual(['24971563792', '12ABC34501DE35'])
    expect(() => requireDocument({ name: '', email: '' })).toThrow(InvalidGatewayRequest)
  })

  it('is a Brazilian phone in any notation, and none of another country', () => {
    const brazilian = ['+5511998877665', '+55 (11) 99887-7665', '(11) 99887-7665', '11998877665']
    for (const phone of brazilian) expect(splitBrazilianPhone(phone)).toEqual({ area: '11', number: '998877665' })
    expect(splitBrazilianPhone('(55) 3220-1234')).toEqual({ area: '55', number: '32201234' })
    for (const phone of [undefined, '', '+1 802 555 1234', '+34 612 345 678', '123']) {
      expect(splitBrazilianPhone(phone)).toBeUndefined()
    }
  })

  it('is a day of the Brazilian calendar', () => {
    const moments = ['2026-03-02T02:59:59Z', '2026-03-02T03:00:00Z'].map((moment) => new Date(moment))
    expect(moments.map(toBrazilianDay)).toEqual(['2026-03-01', '2026-03-02'])
  })
})
