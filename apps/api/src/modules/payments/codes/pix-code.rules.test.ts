import { normalizePixKey } from '@narthex/contract/payments/pix-keys'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crc16, readPixCode, writePixCode } from './pix-code.rules.ts'

const bank =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D'

it('the CRC of the digits is that of the standard', () => {
  expect(crc16('123456789')).toBe('29B1')
})

describe('a Pix code', () => {
  it.each([
    [bank, { key: '123e4567-e12b-12d1-a456-426655440000', name: 'Fulano de Tal', city: 'BRASILIA' }],
    [
      '00020126510014br.gov.bcb.pix0115thalesog@me.com0210Pedido 123520400005303986540510.005802BR5914THALES OGLIARI6015SAO MIGUEL DO O62070503***63040DC6',
      { key: 'thalesog@me.com', text: 'Pedido 123', amount: 1000, name: 'THALES OGLIARI', city: 'SAO MIGUEL DO O' },
    ],
    [
      '00020126510014br.gov.bcb.pix0115thalesog@me.com0210Pedido 1235204000053039865802BR5914THALES OGLIARI6015SAO MIGUEL DO O62070503***630462CA',
      { key: 'thalesog@me.com', text: 'Pedido 123', name: 'THALES OGLIARI', city: 'SAO MIGUEL DO O' },
    ],
    [
      '00020126650014br.gov.bcb.pix0119nubank@thalesog.com0220Gerado por Pix-Utils52040000530398654041.005802BR5914Thales Ogliari6009Sao Paulo62070503***63046069',
      {
        key: 'nubank@thalesog.com',
        text: 'Gerado por Pix-Utils',
        amount: 100,
        name: 'Thales Ogliari',
        city: 'Sao Paulo',
      },
    ],
    [
      '00020126950014br.gov.bcb.pix01364004901d-bd85-4769-8e52-cb4c42c506dc0221Jornada pagador 431070308999990085204000053039865406577.575802BR5903Pix6008BRASILIA6229052599ed983ea570413d8d336301d630418B7',
      {
        key: '4004901d-bd85-4769-8e52-cb4c42c506dc',
        text: 'Jornada pagador 43107',
        amount: 57_757,
        name: 'Pix',
        city: 'BRASILIA',
        txid: '99ed983ea570413d8d336301d',
      },
    ],
    [
      '00020101021226730014br.gov.bcb.pix2551pix-h.asaas.com/pixqrcode/cobv/pay_76575613967995145204000053039865802BR5905ASAAS6009Joinville61088922827162070503***63045E7A',
      { url: 'pix-h.asaas.com/pixqrcode/cobv/pay_7657561396799514', name: 'ASAAS', city: 'Joinville' },
    ],
    [
      '00020101021226770014BR.GOV.BCB.PIX2555pix.example.com/qr/93598be0-1bd0-4997-8318-81776a1d8a995204000053039865802BR5907EMPRESA6009SAO PAULO62070503***6304EEAB',
      { url: 'pix.example.com/qr/93598be0-1bd0-4997-8318-81776a1d8a99', name: 'EMPRESA', city: 'SAO PAULO' },
    ],
  ])('%s is read', (code, content) => {
    expect(readPixCode(code)).toEqual(content)
  })

  it.each([
    ['a wrong CRC', bank.replace('1D3D', '1D3E')],
    ['a name that is shorter than its length says', withCrc(bank.replace('5913Fulano de Tal', '5925Churrasco'))],
    ['an inner length that does not fit', withCrc(bank.replace('62070503***', '62080503***'))],
    ['no city', withCrc(bank.replace('6008BRASILIA', ''))],
    ['another currency', withCrc(bank.replace('5303986', '5303840'))],
    ['a part of it', bank.slice(0, 60)],
    ['nothing', ''],
  ])('with %s is refused', (_, code) => {
    expect(readPixCode(code)).toBeUndefined()
  })

  it('is written as the Banco Central writes it', () => {
    const [key, name, city] = ['123e4567-e12b-12d1-a456-426655440000', 'Fulano de Tal', 'BRASILIA']
    expect(writePixCode({ key, name, city })).toBe(bank)
  })

  it.each([
    ['CPF', '529.982.247-25'],
    ['CNPJ', '12.ABC.345/01DE-35'],
    ['EMAIL', 'tesouraria@igreja.org'],
    ['TELEFONE', '(11) 91234-5678'],
    ['ALEATORIA', '123e4567-e12b-12d1-a456-426655440000'],
  ] as const)('written for a key of the kind %s reads back as it was', (kind, typed) => {
    const key = normalizePixKey(kind, typed) ?? ''
    const given = { key, name: 'Igreja Videira', city: 'Sao Paulo', amount: 5001, txid: 'PEDIDO123' }
    expect(readPixCode(writePixCode(given))).toEqual(given)
  })

  it('written with any name, city and amount is one that can be read', () => {
    const texts = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).map((text) => `I${text}`)
    fc.assert(
      fc.property(texts, texts, fc.integer({ min: 1, max: 99_999_999_99 }), (name, city, amount) => {
        const code = writePixCode({ key: 'a@b.org', name, city, amount, txid: 'É-1' })
        expect(readPixCode(code)).toMatchObject({ key: 'a@b.org', amount, txid: '1' })
        expect(Buffer.byteLength(code)).toBe(code.length)
      }),
    )
  })

  it('with any one character changed is refused', () => {
    const code = writePixCode({ key: 'a@b.org', name: 'Igreja', city: 'Recife', amount: 100 })
    fc.assert(
      fc.property(fc.nat(code.length - 1), fc.stringMatching(/^[!-~]$/), (at, sign) => {
        if (code[at] === sign) return
        expect(readPixCode(`${code.slice(0, at)}${sign}${code.slice(at + 1)}`)).toBeUndefined()
      }),
    )
  })
})

function withCrc(damaged: string): string {
  const body = damaged.slice(0, -4)
  return `${body}${crc16(body)}`
}
