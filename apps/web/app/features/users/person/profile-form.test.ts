import type { CustomField } from '@narthex/contract/users/custom-field.endpoints'
import type { Member } from '@narthex/contract/users/user.schemas'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { changedAnswers, profileInput, profileSchema, toChanges } from './profile-form.ts'

const nothing = {
  telefone: null,
  cpf: null,
  cnpj: null,
  dataNascimento: null,
  dataCasamento: null,
  sexo: null,
  estadoCivil: null,
  ocupacao: null,
  idCongregacao: null,
  numeroFilhos: null,
  observacoes: null,
  imagem: null,
}
const member: Member = {
  id: 7,
  uuid: 'u',
  igreja: { id: 1, codigo: 'cais' },
  nome: 'Ana',
  sobrenome: 'Souza',
  idioma: 'pt',
  ...nothing,
  flagAtivo: true,
  dataCadastro: '2026-01-01T00:00:00.000Z',
  versao: 3,
}
const question = (id: number, own: Partial<CustomField>): CustomField => ({
  id,
  codigo: `q${id}`,
  titulo: `Q${id}`,
  ajuda: null,
  tipo: 'TEXTO',
  opcoes: [],
  flagObrigatorio: false,
  valor: null,
  ...own,
})
const questions = [question(1, { tipo: 'DATA', valor: '2001-05-06' }), question(2, { tipo: 'SIM_NAO' })]
const schema = profileSchema(questions, 'pt', () => '2026-11-21')
const input = profileInput(member, questions, 'pt')
const complaints = (change: object) =>
  z.safeParse(schema, { ...input, ...change }).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)

test('what is left as it was changes nothing', () => {
  const output = z.parse(schema, input)
  expect(toChanges(output, member)).toEqual({})
  expect(changedAnswers(output, questions)).toEqual([])
})

test('what is typed goes to the wire as the wire knows it, and what is emptied as null', () => {
  const known = { ...member, cpf: '52998224725', telefone: '+55 81 91234-5678', dataNascimento: '1990-02-28' }
  const filled = profileInput(known, questions, 'pt')
  expect(filled).toMatchObject({ cpf: '529.982.247-25', dataNascimento: '28/02/1990', respostas: { c1: '06/05/2001' } })
  const typed = { telefone: ' ', dataNascimento: '01/03/1990', numeroFilhos: '2', idCongregacao: '4' }
  const output = z.parse(schema, { ...filled, ...typed, respostas: { c1: '', c2: 'true' } })
  expect(toChanges(output, known)).toEqual({
    telefone: null,
    dataNascimento: '1990-03-01',
    numeroFilhos: 2,
    idCongregacao: 4,
  })
  expect(changedAnswers(output, questions)).toEqual([
    { idCampo: 1, valor: null },
    { idCampo: 2, valor: 'true' },
  ])
})

test.each([
  [{ cpf: '529.982.247-24' }, ['cpf CPF']],
  [{ dataNascimento: '31/02/1990' }, ['dataNascimento DATE']],
  [{ dataNascimento: '22/11/2026' }, ['dataNascimento DATE_NOT_PAST']],
  [{ numeroFilhos: '31' }, ['numeroFilhos BETWEEN']],
  [{ respostas: { c1: '31/02/2001', c2: '' } }, ['respostas.c1 DATE']],
])('%j is told at its field', (change, told) => {
  expect(complaints(change)).toEqual(told)
})

test('a question that must be answered is', () => {
  const strict = profileSchema([question(9, { flagObrigatorio: true })], 'pt', () => '2026-11-21')
  const result = z.safeParse(strict, { ...input, respostas: { c9: '' } })
  expect(result.error?.issues.map(({ path }) => path.join('.'))).toEqual(['respostas.c9'])
})
