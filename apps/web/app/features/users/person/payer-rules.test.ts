import type { Member } from '@narthex/contract/users/user.schemas'
import { expect, test } from 'vitest'
import { listMissing } from './payer-rules.ts'

const member = { cpf: null, cnpj: null, telefone: null, dataNascimento: null } as Member

test.each([
  [true, {}, ['documento', 'telefone', 'dataNascimento']],
  [true, { cnpj: '11222333000181', dataNascimento: '1990-02-28' }, ['telefone']],
  [true, { cpf: '52998224725', telefone: '+55 11 91234-5678', dataNascimento: '1990-02-28' }, []],
  [false, {}, ['dataNascimento']],
] as const)('in Brazil %s, of one who told %j, a payment still asks for %j', (isBrazilian, told, missing) => {
  expect(listMissing({ ...member, ...told }, { isBrazilian, isCpfNeeded: false })).toEqual(missing)
})

test.each([
  [{}, ['cpf', 'telefone', 'dataNascimento']],
  [{ cnpj: '11222333000181', telefone: '+55 11 91234-5678', dataNascimento: '1990-02-28' }, ['cpf']],
  [{ cpf: '52998224725', telefone: '+55 11 91234-5678', dataNascimento: '1990-02-28' }, []],
] as const)('a payment that takes a CPF alone asks one who told %j for %j', (told, missing) => {
  expect(listMissing({ ...member, ...told }, { isBrazilian: true, isCpfNeeded: true })).toEqual(missing)
})
