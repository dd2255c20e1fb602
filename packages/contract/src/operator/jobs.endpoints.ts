import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { filled, instant } from '../fields.ts'
import { listQuery } from '../paging.ts'
import { jobFaults } from './job-faults.ts'

/* Jobs as operators see them: how many of each kind, and which failed; never what they carry. */

const mine = { access: 'login', surface: 'operator', church: 'none', about: 'none' } as const

const queue = z.strictObject({
  /** The kind of job: the name of its queue. */
  fila: z.string(),
  /** Due, and not begun. */
  esperando: z.int(),
  /** How long the oldest of those has been due; 0 where none waits. */
  segundosMaisAntiga: z.int(),
  emCurso: z.int(),
  /** Failed, and will be tried again by themselves. */
  repetindo: z.int(),
  /** Given up: an operator looks at them. */
  desistidas: z.int(),
  /** The oldest waits longer than jobs of this kind should. */
  flagAtrasada: z.boolean(),
})
export type OperatorQueue = z.output<typeof queue>

export const holds = ['REHEARSAL', 'COPY'] as const

export const listOperatorQueues = defineEndpoint({
  id: 'listOperatorQueues',
  method: 'GET',
  path: '/operador/fila',
  summary: 'Kinds of job of which one waits, runs or has failed',
  ...mine,
  example: {},
  responses: {
    200: z.strictObject({
      filas: z.array(queue),
      /** Why none runs: the product only rehearses, or its database was made from a copy. */
      retidas: z.nullable(z.enum(holds)),
    }),
  },
})

export const listedChurchName = z.strictObject({ codigo: z.string(), nome: z.string() })
export const faultSchema = z.strictObject({
  causa: z.enum(jobFaults),
  /** Its code, with personal data masked. */
  detalhe: z.string(),
})

const failed = z.strictObject({
  id: z.uuid(),
  igreja: listedChurchName,
  fila: z.string(),
  /** Given up; otherwise it is tried again at `proximaEm`. */
  flagDesistida: z.boolean(),
  tentativas: z.int(),
  erro: z.nullable(faultSchema),
  /** When it was due first. */
  devidaEm: instant,
  proximaEm: z.nullable(instant),
})
export type FailedJob = z.output<typeof failed>

const queueName = filled(60)

export const listFailedJobs = defineEndpoint({
  id: 'listFailedJobs',
  method: 'GET',
  path: '/operador/tarefa',
  summary: 'Jobs that failed: those that were given up, then those that will be tried again',
  ...mine,
  example: { query: { fila: 'e-mail' } },
  query: z.strictObject({ ...listQuery(25, 50), fila: z.optional(queueName) }),
  responses: { 200: z.strictObject({ itens: z.array(failed), proximo: z.nullable(z.string()) }) },
})

const done = z.strictObject({ tarefas: z.int() })
const jobParams = z.strictObject({ codigo: z.string().check(z.minLength(1), z.maxLength(63)), id: z.uuid() })
const jobInPath = { codigo: 'mare', id: '8d6f0d0c-5b1f-4a51-9c9b-6a4f0a3f2d11' }

/** 0 where it is done, runs by now or was dropped: nothing runs twice. CONFLICT: another one does its work by now. */
export const retryFailedJob = defineEndpoint({
  id: 'retryFailedJob',
  method: 'POST',
  path: '/operador/igreja/{codigo}/tarefa/{id}/repeticao',
  summary: 'Makes a job that failed due now, with all its attempts before it',
  ...mine,
  example: { params: jobInPath },
  params: jobParams,
  responses: { 200: done },
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** 0 where it is no more, or is not given up. */
export const dropFailedJob = defineEndpoint({
  id: 'dropFailedJob',
  method: 'DELETE',
  path: '/operador/igreja/{codigo}/tarefa/{id}',
  summary: 'Deletes a job that was given up, for good',
  ...mine,
  proof: 'fresh',
  example: { params: jobInPath },
  params: jobParams,
  responses: { 200: done },
  errors: ['NOT_FOUND'],
})

const queueParams = z.strictObject({ fila: queueName })
const queueInPath = { fila: 'e-mail' }

export const retryFailedJobs = defineEndpoint({
  id: 'retryFailedJobs',
  method: 'POST',
  path: '/operador/fila/{fila}/repeticao',
  summary: 'Makes all given-up jobs of a kind due now',
  ...mine,
  example: { params: queueInPath },
  params: queueParams,
  responses: { 200: done },
  errors: ['CONFLICT'],
})

/** CONFLICT: their number is no longer the one that the operator saw; nothing was deleted. */
export const dropFailedJobs = defineEndpoint({
  id: 'dropFailedJobs',
  method: 'POST',
  path: '/operador/fila/{fila}/descarte',
  summary: 'Deletes all given-up jobs of a kind, for good',
  ...mine,
  proof: 'fresh',
  example: { params: queueInPath, body: { tarefas: 2 } },
  params: queueParams,
  /** How many the operator saw and confirmed. */
  body: z.strictObject({ tarefas: z.int().check(z.minimum(1), z.maximum(10_000_000)) }),
  responses: { 200: done },
  errors: ['CONFLICT'],
})
