import { expect, it } from 'vitest'
import { normalizePixKey } from './pix-keys.ts'

it.each([
  ['CPF', '529.982.247-25', '52998224725'],
  ['CNPJ', '11.222.333/0001-81', '11222333000181'],
  ['CNPJ', '12.abc.345/01de-35', '12ABC34501DE35'],
  ['EMAIL', ' Tesouraria@Igreja.org ', 'tesouraria@igreja.org'],
  ['TELEFONE', '(11) 91234-5678', '+5511912345678'],
  ['TELEFONE', '+55 11 91234-5678', '+5511912345678'],
  ['ALEATORIA', '123E4567-E12B-12D1-A456-426655440000', '123e4567-e12b-12d1-a456-426655440000'],
] as const)('a key of the kind %s, %s, is kept as %s', (kind, typed, key) => {
  expect(normalizePixKey(kind, typed)).toBe(key)
})

it.each([
  ['CPF', '529.982.247-24'],
  ['CNPJ', '529.982.247-25'],
  ['EMAIL', 'tesouraria'],
  ['EMAIL', `${'a'.repeat(70)}@igreja.org`],
  ['TELEFONE', '11 3123-4567'],
  ['ALEATORIA', '123e4567'],
] as const)('a key of the kind %s is not %s', (kind, typed) => {
  expect(normalizePixKey(kind, typed)).toBeUndefined()
})
