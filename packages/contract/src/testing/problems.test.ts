import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { findBodyProblems, findQueryProblems } from './problems.ts'

const endpoint = defineEndpoint({
  id: 'sing',
  method: 'POST',
  path: '/song/',
  summary: 'Sings',
  access: 'public',
  church: 'host',
  about: 'none',
  example: { body: { nome: 'Vem', versos: [{ texto: 'a' }] } },
  query: z.strictObject({ tom: z.optional(z.enum(['C', 'D'])) }),
  body: z.strictObject({
    nome: z.string().check(z.minLength(2, 'SHORT')),
    versos: z.array(z.strictObject({ texto: z.string() })),
  }),
  responses: { 200: z.strictObject({}) },
})

it('an example as it is has no problem', () => {
  expect(findBodyProblems(endpoint, {})).toEqual([])
  expect(findQueryProblems(endpoint, '')).toEqual([])
  expect(findQueryProblems(endpoint, 'tom=D')).toEqual([])
})

it('problems are named by their place and message', () => {
  expect(findBodyProblems(endpoint, { nome: 'a' })).toEqual([{ path: 'nome', message: 'SHORT' }])
  expect(findBodyProblems(endpoint, { nome: undefined })).toMatchObject([{ path: 'nome' }])
  expect(findBodyProblems(endpoint, { versos: [{ texto: 'a' }, {}] })).toMatchObject([{ path: 'versos.1.texto' }])
  expect(findBodyProblems(endpoint, { id: 1 })).toMatchObject([{ path: '' }])
  expect(findQueryProblems(endpoint, 'tom=H')).toMatchObject([{ path: 'tom' }])
})
