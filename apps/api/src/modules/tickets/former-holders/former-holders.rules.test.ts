import { mostFormerHolders } from '@narthex/contract/tickets/former-holders.endpoints'
import { expect, test } from 'vitest'
import { mergeFormerHolders } from './former-holders.rules.ts'

const none = { email: null, telefone: null, dataNascimento: null, sexo: null, responsavel: null, respostas: [] }
const asked = (id: number, rotulo: string, tipo: 'TEXTO' | 'ESCOLHA' | 'ESCOLHAS' | 'ARQUIVO' | 'CONSENTIMENTO') => ({
  id,
  rotulo,
  tipo,
  opcoes: ['P', 'M'],
})

test('each person is there once, with the latest details and what earlier ones add', () => {
  const people = mergeFormerHolders(
    [
      { ...none, nome: 'Davi Souza', telefone: '+5581988887777' },
      { ...none, nome: 'Rute' },
      { ...none, nome: 'davi  SOUZA', telefone: '+5581900000000', dataNascimento: '2015-03-01' },
    ],
    [],
    [],
  )
  expect(people).toMatchObject([
    { nome: 'Davi Souza', telefone: '+5581988887777', dataNascimento: '2015-03-01' },
    { nome: 'Rute', dataNascimento: null },
  ])
})

test('two people of one name are told apart by their birthdays', () => {
  const rows = ['2015-03-01', '1980-01-01'].map((dataNascimento) => ({ ...none, nome: 'Davi', dataNascimento }))
  expect(mergeFormerHolders(rows, [], [])).toHaveLength(2)
})

test('answers go to questions of the same text and kind, the latest first', () => {
  const former = [asked(1, 'Alergias', 'TEXTO'), asked(2, 'Camiseta', 'TEXTO'), asked(3, ' alergiás ', 'TEXTO')]
  const now = [asked(11, 'ALERGIAS', 'TEXTO'), asked(12, 'Camiseta', 'ESCOLHA')]
  const rows = [
    { ...none, nome: 'Ana', respostas: [{ idPergunta: 2, valor: 'M' }] },
    { ...none, nome: 'Ana', respostas: [{ idPergunta: 3, valor: 'Nozes' }] },
    { ...none, nome: 'Ana', respostas: [{ idPergunta: 1, valor: 'Leite' }] },
  ]
  expect(mergeFormerHolders(rows, former, now)[0]?.respostas).toEqual([{ idPergunta: 11, valor: 'Nozes' }])
})

test('choices that are no longer offered are left out', () => {
  const questions = [asked(1, 'Camiseta', 'ESCOLHA'), asked(2, 'Dias', 'ESCOLHAS')]
  const respostas = [
    { idPergunta: 1, valor: 'GG' },
    { idPergunta: 2, valor: ['M', 'X'] },
  ]
  const [ana] = mergeFormerHolders([{ ...none, nome: 'Ana', respostas }], questions, questions)
  expect(ana?.respostas).toEqual([{ idPergunta: 2, valor: ['M'] }])
})

test('files and consents are not carried over', () => {
  const questions = [asked(1, 'Foto', 'ARQUIVO'), asked(2, 'Imagem', 'CONSENTIMENTO')]
  const respostas = [
    { idPergunta: 1, valor: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b' },
    { idPergunta: 2, valor: true },
  ]
  const [ana] = mergeFormerHolders([{ ...none, nome: 'Ana', respostas }], questions, questions)
  expect(ana?.respostas).toEqual([])
})

test('no more people come back than a form can offer', () => {
  const rows = Array.from({ length: 40 }, (_, index) => ({ ...none, nome: `Pessoa ${index}` }))
  expect(mergeFormerHolders(rows, [], [])).toHaveLength(mostFormerHolders)
})
