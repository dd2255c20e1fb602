import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { instant } from '../fields.ts'
import { listQuery } from '../paging.ts'
import { healthWarnings } from './health-limits.ts'
import { faultSchema, holds, listedChurchName } from './jobs.endpoints.ts'

/* How the product itself stands: the machine, its database, backups, mails and the bytes of churches. */

const mine = { access: 'login', surface: 'operator', church: 'none', about: 'none' } as const
const bytes = z.int()

export const redisStates = ['NONE', 'ANSWERS', 'SILENT', 'NEEDED'] as const

const health = z.strictObject({
  /** Findings that need attention, by the limits of `healthLimits`. */
  avisos: z.array(z.enum(healthWarnings)),
  banco: z.strictObject({ versao: z.string(), bytes, respostaMs: z.int(), conexoes: z.int(), emUso: z.int() }),
  copia: z.strictObject({
    feitaEm: z.nullable(instant),
    bytes: z.nullable(bytes),
    /** The machine and the path of the archive; null where it was made before this was written down. */
    lugar: z.nullable(z.string()),
    /** The last attempt, where that failed. */
    falha: z.nullable(z.strictObject({ em: instant, motivo: z.string() })),
  }),
  /** The disk of the data folder; null where it cannot be asked. */
  disco: z.nullable(z.strictObject({ pasta: z.string(), livres: bytes, total: bytes })),
  tarefas: z.strictObject({
    esperando: z.int(),
    segundosMaisAntiga: z.int(),
    /** The kind of the oldest that waits. */
    fila: z.nullable(z.string()),
    atrasadas: z.array(z.string()),
    desistidas: z.int(),
    retidas: z.nullable(z.enum(holds)),
  }),
  /** Whether a mail server is set, and how many mails were given up. */
  correio: z.strictObject({ flagServidor: z.boolean(), desistidos: z.int() }),
  /** Other processes that share the database, and since when this one runs. */
  processos: z.strictObject({ outros: z.int(), flagOuve: z.boolean(), iniciadoEm: instant }),
  redis: z.enum(redisStates),
  versoes: z.strictObject({
    produto: z.string(),
    node: z.string(),
    migracoes: z.int(),
    ultimaMigracao: z.string(),
  }),
})
export type Health = z.output<typeof health>

export const getHealth = defineEndpoint({
  id: 'getHealth',
  method: 'GET',
  path: '/operador/saude',
  summary: 'The state of the product: database, backup, disk, jobs, mail, processes and versions',
  ...mine,
  example: {},
  responses: { 200: health },
})

const storage = z.strictObject({
  id: z.int(),
  igreja: listedChurchName,
  /** Files of the library, and their quota. */
  arquivos: bytes,
  cotaArquivos: bytes,
  /** Videos as they were sent, which their quota counts. */
  videos: bytes,
  cotaVideos: bytes,
  /** All that videos take up, with the forms that were made of them. */
  videosGuardados: bytes,
  flagQuaseCheia: z.boolean(),
})
export type ChurchStorage = z.output<typeof storage>

export const listStorage = defineEndpoint({
  id: 'listStorage',
  method: 'GET',
  path: '/operador/armazenamento',
  summary: 'Bytes that churches store, the largest first',
  ...mine,
  example: {},
  query: z.strictObject(listQuery(25, 100)),
  responses: { 200: z.strictObject({ itens: z.array(storage), proximo: z.nullable(z.string()) }) },
})

const mail = z.strictObject({
  id: z.uuid(),
  igreja: listedChurchName,
  fila: z.string(),
  /** Its subject by kind; null where that is read when it is sent. */
  tipo: z.nullable(z.string()),
  /** Masked; null where it is read when it is sent, or the mail cannot be opened any more. */
  destinatario: z.nullable(z.string()),
  tentativas: z.int(),
  erro: z.nullable(faultSchema),
  devidaEm: instant,
})
export type FailedMail = z.output<typeof mail>

/** Tells neither subject nor text. One is sent again by `retryFailedJob`. */
export const listFailedMails = defineEndpoint({
  id: 'listFailedMails',
  method: 'GET',
  path: '/operador/e-mail',
  summary: 'Mails that were given up, by masked addresses',
  ...mine,
  example: {},
  query: z.strictObject(listQuery(20, 20)),
  responses: { 200: z.strictObject({ itens: z.array(mail), proximo: z.nullable(z.string()) }) },
})
