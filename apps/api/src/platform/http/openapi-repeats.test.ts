import { expect, test } from 'vitest'
import type { Operation, Paths } from './openapi-node.ts'
import { shareAnswers, shareParameters, shareSchemas } from './openapi-repeats.ts'

const answer = (schema: object) => ({ 200: { description: 'Success', content: { 'application/json': { schema } } } })
const schemaOf = (operation: Operation | undefined) =>
  operation?.responses?.[200]?.content?.['application/json']?.schema
const place = {
  type: 'object',
  properties: { bairro: { type: 'string' }, cidade: { type: 'string' }, estado: { type: 'string' } },
  required: ['bairro', 'cidade', 'estado'],
  additionalProperties: false,
}
const group = { type: 'object', properties: { nome: { type: 'string' }, endereco: place }, required: ['nome'] }
const list = { type: 'object', properties: { itens: { type: 'array', items: group } } }

test('an object of several calls stands once, named after the first call and the fields that lead to it', () => {
  const schemas = {}
  const paths: Paths = {
    '/celulas': { get: { operationId: 'listGroups', responses: answer(list) } },
    '/celulas/{id}': { get: { operationId: 'getGroup', responses: answer(group) } },
  }
  const shared = shareSchemas(paths, schemas)
  const reference = { $ref: '#/components/schemas/ListGroups.itens' }
  expect(schemaOf(shared['/celulas']?.get)).toEqual({
    type: 'object',
    properties: { itens: { type: 'array', items: reference } },
  })
  expect(schemaOf(shared['/celulas/{id}']?.get)).toEqual(reference)
  expect(schemas).toEqual({ 'ListGroups.itens': group })
})

test('a part of a shared object that stands elsewhere too is shared by itself', () => {
  const schemas = {}
  const paths: Paths = {
    '/a': { get: { operationId: 'listGroups', responses: answer(list) } },
    '/b': { get: { operationId: 'getGroup', responses: answer(group) } },
    '/c': { get: { operationId: 'getAddress', responses: answer(place) } },
  }
  shareSchemas(paths, schemas)
  const endereco = { $ref: '#/components/schemas/ListGroups.itens.endereco' }
  expect(schemas).toEqual({
    'ListGroups.itens': { ...group, properties: { ...group.properties, endereco } },
    'ListGroups.itens.endereco': place,
  })
})

test('schemas of the same place that differ have names of their own; what stands once stays', () => {
  const schemas = {}
  const other = { ...place, properties: { ...place.properties, cep: { type: 'string' } } }
  const paths: Paths = {
    '/a': { get: { operationId: 'read', responses: answer({ anyOf: [place, other] }) } },
    '/b': { get: { operationId: 'readAgain', responses: answer({ anyOf: [place, other, group] }) } },
  }
  expect(schemaOf(shareSchemas(paths, schemas)['/b']?.get)).toEqual({
    anyOf: [
      { $ref: '#/components/schemas/Read' },
      { $ref: '#/components/schemas/Read.2' },
      { ...group, properties: { ...group.properties, endereco: { $ref: '#/components/schemas/Read' } } },
    ],
  })
  expect(schemas).toEqual({ Read: place, 'Read.2': other })
})

test('an example is no schema, and short objects stay where they are', () => {
  const schemas = {}
  const short = { type: 'object', properties: { id: { type: 'integer' } } }
  const requestBody = { content: { 'application/json': { schema: short, example: { a: place, b: place } } } }
  const paths: Paths = { '/a': { put: { requestBody }, post: { requestBody } } }
  expect(shareSchemas(paths, schemas)).toEqual(paths)
  expect(schemas).toEqual({})
})

test('a parameter of several calls stands once under its name, and others of that name are numbered', () => {
  const parameters = {}
  const description = 'The number of a group, or its name in addresses'
  const id = (type: string) => ({ name: 'id', in: 'path', required: true, description, schema: { type } })
  const paths: Paths = {
    '/a/{id}': { get: { parameters: [id('string')] }, put: { parameters: [id('string')] } },
    '/b/{id}': { get: { parameters: [id('integer')] }, put: { parameters: [id('integer')] } },
    '/c/{id}': { get: { parameters: [id('number')] } },
  }
  const shared = shareParameters(paths, parameters)
  expect(shared['/a/{id}']?.put?.parameters).toEqual([{ $ref: '#/components/parameters/id' }])
  expect(shared['/b/{id}']?.put?.parameters).toEqual([{ $ref: '#/components/parameters/id.2' }])
  expect(shared['/c/{id}']).toEqual(paths['/c/{id}'])
  expect(parameters).toEqual({ id: id('string'), 'id.2': id('integer') })
})

test('a part that weighs no more than a reference to it stays', () => {
  const parameters = {}
  const page = { name: 'page', in: 'path', schema: { type: 'integer' } }
  const paths: Paths = {
    '/a': { get: { operationId: 'a', parameters: [page] } },
    '/b': { get: { operationId: 'b', parameters: [page] } },
  }
  expect(shareParameters(paths, parameters)).toEqual(paths)
  expect(parameters).toEqual({})
})

test('what a query may ask stays with its call, however often and long it stands', () => {
  const parameters = {}
  const term = {
    name: 'term',
    in: 'query',
    description: 'Words that the records have, by their beginnings',
    schema: {},
  }
  const paths: Paths = {
    '/a': { get: { operationId: 'a', parameters: [term] }, put: { operationId: 'b', parameters: [term] } },
    '/b': { get: { operationId: 'c', parameters: [term] }, put: { operationId: 'd', parameters: [term] } },
  }
  expect(shareParameters(paths, parameters)).toEqual(paths)
  expect(parameters).toEqual({})
})

test('texts and numbers of the same bounds are named after these, whatever they are about', () => {
  const schemas = {}
  const text = { type: 'string', minLength: 1, maxLength: 200, pattern: '^(?:[^\\p{Cc}\\p{Cs}]|[\\n\\t])*$' }
  const own = { ...text, description: 'Where' }
  const body = { type: 'object', properties: { titulo: text, nome: text, tema: text, local: own } }
  const paths: Paths = { '/a': { get: { operationId: 'read', responses: answer(body) } } }
  const $ref = '#/components/schemas/Text.1.200'
  expect(schemaOf(shareSchemas(paths, schemas)['/a']?.get)).toEqual({
    ...body,
    properties: { titulo: { $ref }, nome: { $ref }, tema: { $ref }, local: own },
  })
  expect(schemas).toEqual({ 'Text.1.200': text })
})

test('an answer of several calls stands once, named after the first call and its status', () => {
  const responses = {}
  const paths: Paths = {
    '/a': { get: { operationId: 'listGroups', responses: answer(list) } },
    '/b': { get: { operationId: 'listGroupsAgain', responses: answer(list) } },
    '/c': { get: { operationId: 'getGroup', responses: answer(group) } },
  }
  const shared = shareAnswers(paths, responses)
  const reference = { 200: { $ref: '#/components/responses/ListGroups.200' } }
  expect([shared['/a']?.get?.responses, shared['/b']?.get?.responses]).toEqual([reference, reference])
  expect(shared['/c']).toEqual(paths['/c'])
  expect(responses).toEqual({ 'ListGroups.200': answer(list)[200] })
})
