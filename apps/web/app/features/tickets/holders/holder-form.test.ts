import { expect, test } from 'vitest'
import {
  emptyHolder,
  fillHolder,
  findAge,
  findAudienceComplaint,
  findHolderRules,
  holderForm,
  needsGuardian,
} from '../../../forms/holder/holder-form.ts'
import { anEvent, aQuestion, aSale, aTicketType } from '../testing/tickets.ts'

const publico = { quem: 'TODOS', idadeMin: 13, idadeMax: 17, sexo: null } as const
const teen = aTicketType({ publico })
const rulesOf = (sale: Parameters<typeof aSale>[0] = {}, type = aTicketType()) =>
  findHolderRules(aSale(sale), type, anEvent.dataInicio, 'America/Recife')
const context = { isMinor: false, locale: 'pt', today: () => '2030-01-01' } as const
const read = (rules: ReturnType<typeof rulesOf>, values: object, isMinor = false) =>
  holderForm(rules, { ...context, isMinor }).safeParse({ ...emptyHolder(rules), nome: 'Bia', ...values })

test('a name is enough where the event asks for nothing else', () => {
  expect(read(rulesOf(), {}).data).toEqual({
    nome: 'Bia',
    email: null,
    telefone: null,
    dataNascimento: null,
    sexo: null,
    respostas: [],
    responsavel: null,
    consentimento: false,
  })
  expect(read(rulesOf(), { nome: ' ' }).success).toBe(false)
})

test('ages are full years on the event’s first day in the church’s zone', () => {
  expect(rulesOf().day).toBe('2031-01-10')
  expect(findAge('2018-01-10', '2031-01-10')).toBe(13)
  expect(findAge('2018-01-11', '2031-01-10')).toBe(12)
})

test('a birthday is asked for by ages and by the consent for minors, and says whom a ticket is not for', () => {
  const rules = rulesOf({}, teen)
  expect(rules.asksBirth).toBe(true)
  expect(rulesOf().asksBirth).toBe(false)
  expect(read(rules, { dataNascimento: '' }).success).toBe(false)
  expect(read(rules, { dataNascimento: '10/01/2018' }).data?.dataNascimento).toBe('2018-01-10')
  const complain = (dataNascimento: string) => findAudienceComplaint({ dataNascimento, sexo: null }, rules)
  expect(complain('2018-01-10')).toBeUndefined()
  expect(complain('2018-01-11')).toMatchObject({ why: 'tooYoung', age: 13 })
  expect(complain('2013-01-10')).toMatchObject({ why: 'tooOld', age: 17 })
})

test('a minor needs a guardian with a phone and their consent, where the event has a text for it', () => {
  const rules = rulesOf({ termoMenores: 'Autorizo.' })
  expect(needsGuardian('10/01/2020', rules, 'pt')).toBe(true)
  expect(needsGuardian('10/01/2000', rules, 'pt')).toBe(false)
  expect(needsGuardian('10/01/2020', rulesOf({}, teen), 'pt')).toBe(false)
  const minor = { dataNascimento: '10/01/2020', responsavelNome: 'Ana', responsavelTelefone: '81988887777' }
  expect(read(rules, minor, true).success).toBe(false)
  expect(read(rules, { ...minor, consentimento: true }, true).data).toMatchObject({
    responsavel: { nome: 'Ana', telefone: '+55 81 98888-7777' },
    consentimento: true,
  })
  const refusalOf = (responsavelTelefone: string) =>
    read(rules, { ...minor, responsavelTelefone, consentimento: true }, true).error?.issues
  expect(refusalOf(' ')).toMatchObject([{ path: ['responsavelTelefone'], message: 'REQUIRED' }])
  expect(refusalOf('123')).toMatchObject([{ path: ['responsavelTelefone'], message: 'PHONE' }])
})

test('answers are sent by their questions; what is not answered is left out, and what is required is asked for', () => {
  const perguntas = [
    aQuestion({ id: 1, tipo: 'TEXTO' }),
    aQuestion({ id: 2, tipo: 'ESCOLHAS', opcoes: ['a', 'b'], flagObrigatoria: false }),
    aQuestion({ id: 3, tipo: 'CONSENTIMENTO', flagObrigatoria: false }),
    aQuestion({ id: 4, tipo: 'DATA', flagObrigatoria: false }),
    aQuestion({ id: 5, tipo: 'CPF', ingressos: [99] }),
  ]
  const rules = rulesOf({ perguntas })
  expect(rules.questions.map(({ id }) => id)).toEqual([1, 2, 3, 4])
  expect(read(rules, { q1: '' }).success).toBe(false)
  expect(read(rules, { q1: 'M', q4: '31/12/2029' }).data?.respostas).toEqual([
    { idPergunta: 1, valor: 'M' },
    { idPergunta: 4, valor: '2029-12-31' },
  ])
  expect(read(rules, { q1: 'M', q2: ['a'], q3: true }).data?.respostas).toEqual([
    { idPergunta: 1, valor: 'M' },
    { idPergunta: 2, valor: ['a'] },
    { idPergunta: 3, valor: true },
  ])
  expect(read(rules, { q1: 'M', q4: '31/02/2029' }).success).toBe(false)
})

test('what was written down stands in the fields as it was typed, and gives the same holder again', () => {
  const perguntas = [
    aQuestion({ id: 1, tipo: 'TEXTO' }),
    aQuestion({ id: 2, tipo: 'ESCOLHAS', opcoes: ['a', 'b'], flagObrigatoria: false }),
    aQuestion({ id: 3, tipo: 'DATA', flagObrigatoria: false }),
    aQuestion({ id: 4, tipo: 'ARQUIVO', flagObrigatoria: false }),
  ]
  const rules = rulesOf({ perguntas, termoMenores: 'Autorizo.' })
  const respostas = [
    { idPergunta: 1, valor: 'M' },
    { idPergunta: 2, valor: ['b'] },
    { idPergunta: 3, valor: '2029-12-31' },
    { idPergunta: 4, valor: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b' },
  ]
  const child = { nome: 'Bia', email: null, telefone: null, dataNascimento: '2020-01-10', sexo: null, respostas }
  const holder = {
    ...child,
    responsavel: { nome: 'Ana', telefone: '+55 81 98888-7777' },
    consentimento: true,
    consentimentoEm: null,
  }
  const filled = fillHolder(holder, rules, 'pt', 'Arquivo enviado')
  expect(filled).toMatchObject({ dataNascimento: '10/01/2020', q3: '31/12/2029', q4nome: 'Arquivo enviado' })
  const { consentimentoEm: _, ...given } = holder
  expect(read(rules, filled, true).data).toEqual(given)
})
