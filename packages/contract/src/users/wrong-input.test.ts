import { describe, expect, it } from 'vitest'
import { findBodyProblems, findProblems, findQueryProblems } from '../testing/problems.ts'
import { addAddress } from './address.endpoints.ts'
import { issueMemberCard } from './card.endpoints.ts'
import { addChild } from './child.endpoints.ts'
import { changeProfile } from './profile.endpoints.ts'
import { listMemberships, registerMember } from './user.endpoints.ts'

describe('a member card', () => {
  it.each([
    {},
    { numeroMembro: '' },
    { numeroMembro: 'x'.repeat(31) },
    { numeroMembro: '1', dataBatismo: '2026-02-30' },
    { numeroMembro: '1', usuario: { id: 1 } },
    { numeroMembro: '1', idIgreja: 1 },
    { numeroMembro: '1', codigo: '0b54d0d0-0000-4000-8000-000000000000' },
  ])('is not written from %o', (body) => {
    expect(findProblems(issueMemberCard.body, body)).toHaveLength(1)
  })

  it('is written from a number and a day', () => {
    expect(findProblems(issueMemberCard.body, { numeroMembro: 'x'.repeat(30), dataBatismo: '2026-02-28' })).toEqual([])
  })
})

describe.each([
  ['addresses', addAddress],
  ['children', addChild],
])('the %s of a household', (_, endpoint) => {
  const sample = endpoint.example.body

  it('are added as their example', () => {
    expect(findProblems(endpoint.body, sample)).toEqual([])
  })

  it.each([
    ['nothing', {}],
    ['a field too many', { ...sample, memberId: 1 }],
    ['another’s church', { ...sample, igrejaId: 1 }],
    ['a text for a uuid', { ...sample, uuid: 'one' }],
  ])('are not added with %s', (_case, body) => {
    expect(findProblems(endpoint.body, body)).not.toEqual([])
  })
})

describe('an address of Brazil', () => {
  const address = { pais: 'BR', cep: '50030-230', logradouro: 'Rua do Bom Jesus', cidade: 'Recife', estado: 'PE' }

  it('is one as people write it', () => {
    expect(findBodyProblems(addAddress, address)).toEqual([])
  })

  it.each([
    ['cep', { cep: null }, 'REQUIRED'],
    ['cep', { cep: '5003-023' }, 'CEP'],
    ['estado', { estado: null }, 'REQUIRED'],
    ['estado', { estado: 'XX' }, 'Not a state of Brazil'],
    ['logradouro', { logradouro: ' ' }, 'REQUIRED'],
  ])('is told at %s what is wrong: %o', (path, own, message) => {
    expect(findBodyProblems(addAddress, { ...address, ...own })).toEqual([{ path, message }])
  })
})

describe('one’s own data', () => {
  it.each([
    ['cpf', '111.111.111-11', 'CPF'],
    ['cnpj', '11.111.111/1111-11', 'CNPJ'],
    ['telefone', '123', 'PHONE'],
    ['numeroFilhos', 31, 'BETWEEN'],
  ])('are told at the field what is wrong: %s %s', (path, value, message) => {
    expect(findBodyProblems(changeProfile, { [path]: value })).toEqual([{ path, message }])
  })

  it.each([
    ['nothing', undefined],
    ['no version', { nome: 'Eva' }],
    ['another’s version', { nome: 'Eva', versao: 0 }],
    ['a name of spaces', { nome: '   ', versao: 1 }],
    ['no name', { nome: null, versao: 1 }],
    ['an e-mail', { email: 'eva@example.org', versao: 1 }],
    ['an id', { id: 1, versao: 1 }],
    ['a flag', { flagAtivo: false, versao: 1 }],
    ['a list', [{ nome: 'Eva', versao: 1 }]],
    ['half a letter', { nome: 'E\ud800va', versao: 1 }],
    ['a book', { observacoes: 'x'.repeat(1001), versao: 1 }],
    ['an object for a text', { ocupacao: { toString: 'x' }, versao: 1 }],
  ])('are not changed with %s', (_, body) => {
    expect(findProblems(changeProfile.body, body ?? {})).not.toEqual([])
  })
})

it.each([
  ['cpf', '111.111.111-11', 'CPF'],
  ['telefone', '1234', 'PHONE'],
  ['email', 'ana', 'EMAIL'],
  ['numeroFilhos', -1, 'BETWEEN'],
])('a registration with a wrong %s (%s) is told %s at the field', (path, value, message) => {
  expect(findBodyProblems(registerMember, { [path]: value })).toEqual([{ path, message }])
})

it('a registration needs a captcha', () => {
  expect(findBodyProblems(registerMember, { captcha: undefined })).toMatchObject([{ path: 'captcha' }])
})

it.each(['', 'cliente=videira&organizacao=pomar', 'igreja=videira'])(
  'memberships are asked for by one of two names: not by "%s"',
  (query) => {
    expect(findQueryProblems(listMemberships, query)).not.toEqual([])
  },
)

it.each(['cliente=videira', 'organizacao=pomar'])('memberships are asked for by %s', (query) => {
  expect(findQueryProblems(listMemberships, query)).toEqual([])
})
