import { describe, expect, it } from 'vitest'
import { readBoletoLine, writeBoletoLine } from './boleto.rules.ts'

const banks = [
  [
    '00190000090275928800021932978170187890000005000',
    '00191878900000050000000002759288002193297817',
    5000,
    '2021-10-30',
    '2021-10-01',
  ],
  [
    '34191090651997807893931339210002184450000003000',
    '34191844500000030001090619978078933133921000',
    3000,
    '2020-11-20',
    '2020-11-01',
  ],
  [
    '03399777792990000000004751101017181510000002990',
    '03391815100000029909777729900000000475110101',
    2990,
    '2020-01-31',
    '2020-01-01',
  ],
  [
    '10492006506100010004200997263900989810000021403',
    '10499898100000214032006561000100040099726390',
    21_403,
    '2022-05-10',
    '2022-01-01',
  ],
  [
    '10492006506100010004200997263900989810000021403',
    '10499898100000214032006561000100040099726390',
    21_403,
    '2046-12-30',
    '2046-01-01',
  ],
  [
    '23794150099001980167035000211405700000000000000',
    '23797000000000000004150090019801673500021140',
    0,
    null,
    '2026-01-01',
  ],
] as const

const collections = [
  ['838600000050096000190009000801782309000343062712', '83860000005096000190000008017823000034306271'],
  ['846300000003299902962024004101360008002006441147', '84630000000299902962020041013600000200644114'],
  ['858200000007572503282030560708202107539591904460', '85820000000572503282035607082021053959190446'],
] as const

describe('the line of a boleto', () => {
  it.each(banks)('%s is that of the barcode %s', (line, barcode, amount, dueDate, today) => {
    expect(readBoletoLine(line, new Date(today))).toEqual({ barcode, amount, dueDate })
    expect(writeBoletoLine(barcode)).toBe(line)
  })

  it.each(collections)('of a collection, %s, is that of the barcode %s', (line, barcode) => {
    expect(readBoletoLine(line, new Date('2026-01-01'))).toMatchObject({ barcode, dueDate: null })
  })

  it('is read with its dots and spaces', () => {
    const dotted = '00190.00009 02759.288000 21932.978170 1 87890000005000'
    expect(readBoletoLine(dotted, new Date('2021-10-01'))?.amount).toBe(5000)
  })

  it('with any digit of a checked block changed is refused', () => {
    for (const [line] of [...banks, ...collections])
      for (let at = 0; at < 32; at++) {
        const changed = `${line.slice(0, at)}${(Number(line[at]) + 1) % 10}${line.slice(at + 1)}`
        expect(readBoletoLine(changed, new Date('2026-01-01')), changed).toBeUndefined()
      }
  })

  it.each(['', 'abc', '0'.repeat(46), '0'.repeat(48), '8'.repeat(47)])('is not %j', (text) => {
    expect(readBoletoLine(text, new Date('2026-01-01'))).toBeUndefined()
  })

  it('control: a wrong check digit of a barcode is refused', () => {
    expect(writeBoletoLine('00192878900000050000000002759288002193297817')).toBeUndefined()
    expect(writeBoletoLine('1')).toBeUndefined()
  })
})
