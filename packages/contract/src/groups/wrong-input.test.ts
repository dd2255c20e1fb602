import { describe, expect, it } from 'vitest'
import { findBodyProblems, findQueryProblems } from '../testing/problems.ts'
import { listGroups } from './group.endpoints.ts'
import { requestToJoin } from './join-request.endpoints.ts'
import { saveMaterial } from './material.endpoints.ts'

describe('groups', () => {
  it.each([
    'latitude=1',
    'longitude=1',
    'raio=5',
    'latitude=91&longitude=0',
    'raio=0&latitude=1&longitude=1',
    'caixa=1,2,3',
    'caixa=2,0,1,0',
    'caixa=0,0,0,181',
    'dia=7',
    'dia=-1',
    'periodo=MADRUGADA',
    'vagas=sim',
    'usuario=2',
    'page=0',
  ])('are not listed by %s', (query) => {
    expect(findQueryProblems(listGroups, query)).not.toEqual([])
  })

  it.each([
    '',
    'latitude=1&longitude=1',
    'raio=5&latitude=1&longitude=1',
    'caixa=1,0,2,0',
    'caixa=0,180,0,-180',
    'dia=0',
    'dia=6',
    'periodo=NOITE',
    'vagas=1',
    'usuario=1',
    'page=1',
  ])('are listed by %j', (query) => {
    expect(findQueryProblems(listGroups, query)).toEqual([])
  })
})

it.each([
  ['idCelula', 0],
  ['mensagem', 'a'.repeat(501)],
  ['mensagem', '\u0000'],
  ['flagCompartilharTelefone', 'sim'],
])('nobody requests to join a group with %s of %j', (field, value) => {
  expect(findBodyProblems(requestToJoin, { [field]: value })).toMatchObject([{ path: field }])
})

it.each([{ situacao: 'ACEITA' }, { idUsuario: 1 }])('nobody requests to join a group as %j', (own) => {
  expect(findBodyProblems(requestToJoin, own)).toMatchObject([{ path: '' }])
})

it.each([
  'javascript:alert(1)',
  'mailto:ana@example.org',
  '//evil.example',
  'https://user@evil.example',
  'studies/3',
  '',
])('material of a group is no page at %s', (url) => {
  expect(findBodyProblems(saveMaterial, { url })).toMatchObject([{ path: 'url' }])
})

it.each(['/studies/3', 'https://example.org/a'])('material of a group may be at %s', (url) => {
  expect(findBodyProblems(saveMaterial, { url })).toEqual([])
})
