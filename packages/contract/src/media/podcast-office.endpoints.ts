import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { instant, nothingSchema } from '../fields.ts'

/** Requirements of the directories, in the order in which people meet them, with the reasons why one is not met. */
export const directoryReasons = {
  TITULO: ['VAZIO'],
  DESCRICAO: ['VAZIA'],
  CAPA: ['PADRAO', 'NAO_QUADRADA', 'PEQUENA', 'CONFIRA', 'FORMATO', 'ENDERECO'],
  AUTOR: ['VAZIO'],
  EMAIL: ['VAZIO', 'SERVICO'],
  CATEGORIA: ['DESCONHECIDA', 'SUBCATEGORIA'],
  IDIOMA: ['DESCONHECIDO'],
  EPISODIOS: ['NENHUM', 'AGENDADOS'],
  AUDIO: ['TIPO', 'TAMANHO'],
  HTTPS: ['FEED', 'AUDIO'],
  ABERTO: ['FECHADO', 'SEM_LEITURA', 'LENDO'],
} as const
type CheckName = keyof typeof directoryReasons
export type CheckReason = (typeof directoryReasons)[CheckName][number]
export const directoryChecks = Object.keys(directoryReasons) as CheckName[]

/** `OK`: nothing to do. `FALTA`: directories refuse the show. `MELHORAR`: they take it, and it could be better. `FORA`: the hosting service of the feed cares for it. */
export const checkStates = ['OK', 'FALTA', 'MELHORAR', 'FORA'] as const

/** Why a feed could not be read, as far as staff can do something about it. */
export const feedFailures = [
  'ENDERECO',
  'NAO_ENCONTRADO',
  'RECUSADO',
  'SERVIDOR',
  'SEM_RESPOSTA',
  'NAO_E_FEED',
  'SEM_EPISODIOS',
  'GRANDE',
] as const

const checkSchema = z.strictObject({
  nome: z.enum(directoryChecks as [CheckName, ...CheckName[]]),
  situacao: z.enum(checkStates),
  /** The reason of its state, by which people are told what to do. */
  motivo: z.nullable(z.string()),
  /** Titles of episodes that it is about, three at most. */
  episodios: z.array(z.string()),
})
export type DirectoryCheck = z.output<typeof checkSchema>

const stateSchema = z.strictObject({
  /** The address that directories are given; null while there is no show. */
  feed: z.nullable(z.string()),
  /** Reading of the external feed; null for a show of the church's own. */
  leitura: z.nullable(
    z.strictObject({
      /** A reading is due: its result comes soon. */
      flagLendo: z.boolean(),
      /** Last reading that brought episodes or found them unchanged. */
      lidoEm: z.nullable(instant),
      /** Last reading, whatever came of it. */
      tentadoEm: z.nullable(instant),
      proximaBusca: z.nullable(instant),
      /** Readings that failed since then. */
      falhas: z.int(),
      falha: z.nullable(z.enum(feedFailures)),
    }),
  ),
  verificacoes: z.array(checkSchema),
})
export type PodcastState = z.output<typeof stateSchema>

const atChurch = { access: { permission: 'content.write' }, church: 'host', about: 'none' } as const

/** Directory requirements judged by what the church has published, not by what is typed. No checks without a show. */
export const getPodcastState = defineEndpoint({
  id: 'getPodcastState',
  method: 'GET',
  path: '/escritorio/podcast/situacao/',
  summary: 'How the podcast stands: the reading of its feed, and what directories require of it',
  ...atChurch,
  surface: 'office',
  example: {},
  responses: { 200: stateSchema },
})

/** Answers before it is read; `getPodcastState` tells the result. CONFLICT for a show without a feed. */
export const readPodcastFeed = defineEndpoint({
  id: 'readPodcastFeed',
  method: 'POST',
  path: '/escritorio/podcast/leitura/',
  summary: 'Reads the external feed of the podcast now instead of at its hour',
  ...atChurch,
  surface: 'office',
  example: {},
  responses: { 200: stateSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** Ends the podcast. CONFLICT while it has episodes of the church outside of the trash; those of a feed go with it. */
export const removePodcast = defineEndpoint({
  id: 'removePodcast',
  method: 'DELETE',
  path: '/escritorio/podcast/programa/',
  summary: 'Removes the podcast of the church from its site',
  access: { permission: 'content.publish' },
  church: 'host',
  about: 'none',
  surface: 'office',
  example: {},
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
})
