import { expect, test } from 'vitest'
import { anEvent, aQuestion, aSale, aTicketType } from '../../features/tickets/testing/tickets.ts'
import { listSuggestions } from './former-people.ts'
import { findHolderRules } from './holder-form.ts'

const member = {
  nome: 'Lia',
  sobrenome: 'Souza',
  email: 'lia@example.org',
  telefone: '+55 81 98888-7777',
  dataNascimento: '1990-05-02',
  sexo: null,
}
const someone = {
  nome: 'Rute',
  email: null,
  telefone: null,
  dataNascimento: '2015-03-01',
  sexo: null,
  respostas: [],
}
const davi = { id: 3, nome: 'Davi Souza', dataNascimento: '2016-01-02', sexo: 'MASCULINO' } as const
const rulesOf = (sale: Parameters<typeof aSale>[0]) =>
  findHolderRules(aSale(sale), aTicketType(), anEvent.dataInicio, 'America/Recife')

test('a child of the household is itself, with what was answered for it before', () => {
  const rules = rulesOf({ termoMenores: 'Autorizo.', perguntas: [aQuestion({ id: 5, tipo: 'DATA' })] })
  const respostas = [{ idPergunta: 5, valor: '2029-12-31' }]
  const before = { ...someone, nome: 'DAVI SOUZA', dataNascimento: '2000-01-01', responsavel: null, respostas }
  const suggestions = listSuggestions({ member, children: [davi], former: [before] }, rules, 'pt')
  expect(suggestions.map(({ name }) => name)).toEqual(['Lia Souza', 'Davi Souza'])
  expect(suggestions[1]).toMatchObject({
    person: { dataNascimento: '02/01/2016', responsavelNome: 'Lia Souza', responsavelTelefone: member.telefone },
    answers: { q5: '31/12/2029' },
  })
})

test('others come with their guardian where the event asks for one, and nothing that it does not ask', () => {
  const rute = { ...someone, responsavel: { nome: 'Noemi', telefone: null } }
  const people = { member, children: [], former: [rute] }
  const [, asked] = listSuggestions(people, rulesOf({ termoMenores: 'Autorizo.' }), 'en')
  expect(asked?.person).toMatchObject({
    dataNascimento: '03/01/2015',
    responsavelNome: 'Noemi',
    responsavelTelefone: '',
  })
  const [, plain] = listSuggestions(people, rulesOf({}), 'en')
  expect(plain?.person).toEqual({ nome: 'Rute', email: '', telefone: '', dataNascimento: '', sexo: '' })
})
