import type { Participant } from '@narthex/contract/tickets/ticket.schemas'
import { expect, test } from 'vitest'
import { findHolderRules } from '../../../forms/holder/holder-form.ts'
import { anEvent, aQuestion, aSale, aTicketType } from '../testing/tickets.ts'
import { findSameAnswers } from './same-answers.ts'

const perguntas = [
  aQuestion({ id: 1, tipo: 'TEXTO' }),
  aQuestion({ id: 2, tipo: 'DATA' }),
  aQuestion({ id: 3, tipo: 'CONSENTIMENTO' }),
  aQuestion({ id: 4, tipo: 'ARQUIVO' }),
  aQuestion({ id: 5, tipo: 'CPF' }),
  aQuestion({ id: 6, tipo: 'TEXTO', ingressos: [99] }),
]
const rules = findHolderRules(aSale({ perguntas }), aTicketType(), anEvent.dataInicio, 'America/Recife')
const ana: Participant = {
  nome: 'Ana',
  email: null,
  telefone: null,
  dataNascimento: null,
  sexo: null,
  responsavel: null,
  consentimento: false,
  respostas: [
    { idPergunta: 1, valor: 'Ônibus' },
    { idPergunta: 2, valor: '2029-12-31' },
    { idPergunta: 3, valor: true },
    { idPergunta: 4, valor: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b' },
    { idPergunta: 5, valor: '529.982.247-25' },
    { idPergunta: 6, valor: 'Quarto' },
  ],
}
const purchaseOf = (...people: (Participant | undefined)[]) => ({
  tickets: people.map((_, index) => ({ chave: String(index), idIngresso: 1, adicionais: [] })),
  participantes: Object.fromEntries(people.flatMap((person, index) => (person ? [[String(index), person]] : []))),
})

test('the first holder’s answers are taken over, without what is their own or is not asked here', () => {
  const rui = { ...ana, nome: 'Rui', respostas: [{ idPergunta: 1, valor: 'Carro' }] }
  expect(findSameAnswers(purchaseOf(ana, rui, undefined), 3, rules, 'pt')).toEqual({
    name: 'Ana',
    answers: { q1: 'Ônibus', q2: '31/12/2029' },
  })
})

test('the first ticket has none before it, nor has one whose earlier holders answered nothing', () => {
  expect(findSameAnswers(purchaseOf(ana, undefined), 1, rules, 'pt')).toBeUndefined()
  expect(findSameAnswers(purchaseOf(undefined, undefined), 2, rules, 'pt')).toBeUndefined()
  expect(findSameAnswers(purchaseOf({ ...ana, respostas: [] }, undefined), 2, rules, 'pt')).toBeUndefined()
})
