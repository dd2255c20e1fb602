import type { Participant } from '@narthex/contract/tickets/ticket.schemas'
import { expect, test } from 'vitest'
import { proposeGuardian } from './propose-guardian.ts'

const day = '2031-01-10'
const person = (nome: string, dataNascimento: string | null, change: Partial<Participant> = {}): Participant => ({
  nome,
  dataNascimento,
  email: null,
  telefone: null,
  sexo: null,
  respostas: [],
  consentimento: false,
  responsavel: null,
  ...change,
})
const purchaseOf = (...people: Participant[]) => ({
  tickets: people.map((_, index) => ({ chave: String(index), idIngresso: 1, adicionais: [] })),
  participantes: Object.fromEntries(people.map((one, index) => [String(index), one])),
})

test('the first adult of the purchase is proposed, with their phone', () => {
  const teen = person('Tito', '2016-05-01')
  const ana = person('Ana', '1985-02-01', { telefone: '+5581900000001' })
  expect(proposeGuardian(purchaseOf(teen, ana), day)).toEqual({
    responsavelNome: 'Ana',
    responsavelTelefone: '+5581900000001',
  })
})

test('the guardian of an earlier child comes first', () => {
  const davi = person('Davi', '2018-01-01', { responsavel: { nome: 'Rui', telefone: null } })
  expect(proposeGuardian(purchaseOf(person('Ana', '1985-02-01'), davi), day)).toEqual({
    responsavelNome: 'Rui',
    responsavelTelefone: '',
  })
})

test('without an adult, or without their birthday, no guardian is proposed', () => {
  expect(proposeGuardian(purchaseOf(person('Tito', '2016-05-01'), person('Bia', null)), day)).toEqual({})
  expect(proposeGuardian(purchaseOf(), day)).toEqual({})
})
