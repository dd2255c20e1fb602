import type { Profile } from '@narthex/contract/churches/profile.settings'
import { expect, test } from 'vitest'
import { toIdentityInput } from './identity-form.ts'

test.each([
  ['50030000', 'BR', '50030-000'],
  ['50030-000', 'BR', '50030-000'],
  ['4050-001', 'PT', '4050-001'],
])('the postal code %s of %s is shown as %s', (cep, pais, shown) => {
  const profile = { nome: 'Igreja Maré', idioma: 'pt-BR', endereco: { cep, pais } } as Profile
  expect(toIdentityInput(profile)).toMatchObject({ cep: shown })
})
