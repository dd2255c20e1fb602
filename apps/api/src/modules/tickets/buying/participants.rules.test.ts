import { describe, expect, it } from 'vitest'
import type { SaleQuestion, SaleType } from '../sale/sale.queries.ts'
import { type FormRules, findAge, requireParticipant } from './participants.rules.ts'

const type = { id: 1, idadeMin: null, idadeMax: null, sexo: null } as SaleType
const question = (own: Partial<SaleQuestion>): SaleQuestion => ({
  id: 7,
  rotulo: 'Pergunta',
  ajuda: null,
  tipo: 'TEXTO',
  opcoes: [],
  texto: null,
  flagObrigatoria: false,
  ingressos: null,
  ...own,
})
const rules = (...questions: SaleQuestion[]): FormRules => ({
  questions,
  consentText: null,
  day: '2027-01-15',
  fileIds: new Set(['file']),
})
const davi = {
  nome: 'Davi',
  email: null,
  telefone: null,
  dataNascimento: null,
  sexo: null,
  respostas: [],
  responsavel: null,
  consentimento: false,
}
const answering = (valor: string | string[] | boolean, idPergunta = 7) => ({
  ...davi,
  respostas: [{ idPergunta, valor }],
})
const refusal = (run: () => unknown) => {
  try {
    run()
  } catch (error) {
    return error
  }
  return undefined
}

describe('the form of a ticket', () => {
  it('gives the answers in the order of the questions', () => {
    const asked = [question({ id: 8 }), question({ id: 7 })]
    const respostas = [
      { idPergunta: 7, valor: 'a' },
      { idPergunta: 8, valor: 'b' },
    ]
    expect(requireParticipant({ ...davi, respostas }, type, rules(...asked), 0)).toEqual(respostas.toReversed())
  })

  it.each([
    ['TEXTO', 'sem glúten', 'duas\nlinhas'],
    ['TEXTO_LONGO', 'duas\nlinhas', 'x'.repeat(2001)],
    ['ESCOLHA', 'P', 'GG'],
    ['ESCOLHAS', ['P', 'M'], ['P', 'P']],
    ['NUMERO', '1,85', 'um'],
    ['DATA', '2020-02-29', '2020-13-01'],
    ['CPF', '529.982.247-25', '111.111.111-11'],
    ['ARQUIVO', 'file', 'another'],
    ['CONSENTIMENTO', true, 'sim'],
  ] as const)('takes an answer to a question of kind %s, and refuses another', (tipo, good, bad) => {
    const asked = rules(question({ tipo, opcoes: ['P', 'M'] }))
    const give = (valor: unknown) => requireParticipant(answering(valor as string), type, asked, 2)
    expect(give(good)).toEqual([{ idPergunta: 7, valor: good }])
    expect(refusal(() => give(bad))).toMatchObject({
      code: 'VALIDATION',
      details: [{ path: 'body.participantes.2.respostas.7' }],
    })
  })

  it.each([[undefined], [''], ['  '], [[]], [false]])('asks for a required answer where %j is given', (valor) => {
    const asked = rules(question({ flagObrigatoria: true }))
    const given = valor === undefined ? davi : answering(valor)
    expect(refusal(() => requireParticipant(given, type, asked, 0))).toMatchObject({
      code: 'EVT_REG_003',
      details: [{ path: 'participantes.0.respostas.7' }],
    })
    expect(requireParticipant(given, type, rules(question({})), 0)).toEqual([])
  })

  it('refuses answers to what is not asked for this ticket', () => {
    const asked = rules(question({ ingressos: [2] }))
    expect(refusal(() => requireParticipant(answering('x'), type, asked, 0))).toMatchObject({ code: 'EVT_REG_004' })
  })
})

describe('who a ticket is for', () => {
  const teen = { ...type, idadeMin: 12, idadeMax: 17 }
  it.each([
    ['2015-01-15', undefined],
    ['2015-01-16', 'TICKET_AUDIENCE'],
    ['2009-01-16', undefined],
    ['2009-01-15', 'TICKET_AUDIENCE'],
    ['2030-01-01', 'TICKET_AUDIENCE'],
    [null, 'EVT_REG_003'],
  ])('someone born on %s: %s', (dataNascimento, code) => {
    const error = refusal(() => requireParticipant({ ...davi, dataNascimento }, teen, rules(), 0))
    expect((error as { code?: string } | undefined)?.code).toBe(code)
  })

  it('a minor needs a guardian with a phone and their consent where the event asks for it', () => {
    const asked = { ...rules(), consentText: 'Autorizo' }
    const child = { ...davi, dataNascimento: '2015-01-15' }
    const give = (own: object) => refusal(() => requireParticipant({ ...child, ...own }, type, asked, 0))
    expect(give({})).toMatchObject({ details: [{ path: 'participantes.0.responsavel' }] })
    const responsavel = { nome: 'Ana', telefone: '+55 81 98888-7777' }
    expect(give({ responsavel })).toMatchObject({ details: [{ path: 'participantes.0.consentimento' }] })
    expect(give({ responsavel, consentimento: true })).toBeUndefined()
    const silent = { responsavel: { nome: 'Ana', telefone: null }, consentimento: true }
    expect(give(silent)).toMatchObject({
      code: 'EVT_REG_003',
      details: [{ path: 'participantes.0.responsavel.telefone' }],
    })
    expect(give({ ...silent, dataNascimento: '2000-01-01' })).toBeUndefined()
    expect(give({ dataNascimento: '2000-01-01' })).toBeUndefined()
  })

  it('counts full years on the day of the event', () => {
    expect([findAge('2009-01-15', '2027-01-14'), findAge('2009-01-15', '2027-01-15')]).toEqual([17, 18])
  })
})
