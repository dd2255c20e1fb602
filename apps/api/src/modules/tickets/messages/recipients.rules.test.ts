import { createSecretKey } from 'node:crypto'
import { expect, test } from 'vitest'
import { toMemberId } from '../../../platform/ids.ts'
import { countReach, findRecipients, hashAddress } from './recipients.rules.ts'

const visitor = { memberId: null, nome: 'Ana', email: 'Ana@example.org', idioma: 'en', holders: [] } as const
const member = { ...visitor, memberId: toMemberId(7), email: 'old@example.org', idioma: null }
const accounts = new Map([[toMemberId(7), { nome: 'Bia', email: 'Bia@example.org', idioma: 'es' }]])

test('an address counts once in whatever case, and a member has the one of their account', () => {
  const people = findRecipients(
    [
      { ...visitor, codigo: 'A' },
      { ...visitor, codigo: 'B', email: 'ana@EXAMPLE.org' },
      { ...member, codigo: 'C' },
    ],
    accounts,
    'COMPRADORES',
  )
  expect(people).toEqual([
    { email: 'ana@example.org', memberId: null, nome: 'Ana', locale: 'en', codigo: 'A' },
    { email: 'bia@example.org', memberId: 7, nome: 'Bia', locale: 'es', codigo: 'C' },
  ])
})

test('holders with an address of their own are people where they are addressed', () => {
  const holders = [
    { nome: 'Davi', email: 'davi@example.org' },
    { nome: 'Ana', email: 'ana@example.org' },
  ]
  const purchases = [{ ...visitor, codigo: 'A', holders }]
  expect(findRecipients(purchases, accounts, 'COMPRADORES')).toHaveLength(1)
  expect(findRecipients(purchases, accounts, 'TODOS').map(({ nome }) => nome)).toEqual(['Ana', 'Davi'])
})

test('someone whose data were erased is no one’s recipient', () => {
  const erased = { codigo: 'A', memberId: null, nome: null, email: null, idioma: null, holders: [] }
  expect(findRecipients([erased], accounts, 'TODOS')).toEqual([])
})

test('people of two channels count once', () => {
  const people = findRecipients(
    [
      { ...visitor, codigo: 'A' },
      { ...member, codigo: 'B' },
    ],
    accounts,
    'COMPRADORES',
  )
  expect(countReach(people, ['EMAIL', 'NOTIFICACAO'])).toEqual({ pessoas: 2, emails: 2, notificacoes: 1 })
  expect(countReach(people, ['NOTIFICACAO'])).toEqual({ pessoas: 1, emails: 0, notificacoes: 1 })
})

test('hashes of one address tell nothing across messages or secrets', () => {
  const [key, other] = ['a', 'b'].map((secret) => createSecretKey(Buffer.from(secret)))
  if (!key || !other) throw new Error('No key')
  const hash = hashAddress(key, 1, 'ana@example.org')
  expect(hashAddress(key, 1, 'ana@example.org')).toBe(hash)
  expect(hashAddress(key, 2, 'ana@example.org')).not.toBe(hash)
  expect(hashAddress(other, 1, 'ana@example.org')).not.toBe(hash)
})
