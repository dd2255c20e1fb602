import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, instant, pageNumber, pageSize, reference } from '../fields.ts'
import { actsPerPage } from '../limits.ts'
import { auditedActs } from './audited-acts.ts'

const actSchema = z.strictObject({
  id,
  acao: z.enum(auditedActs),
  momento: instant,
  /** Who did it, or whose login it happened to; null where that is nobody's, or somebody's who has left. */
  usuario: z.nullable(z.strictObject({ id, nome: z.string(), sobrenome: z.string() })),
  detalhes: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type AuditEntry = z.infer<typeof actSchema>

/** Of all kinds, or of the one that `acao` names. */
export const listAudit = defineEndpoint({
  id: 'listAudit',
  method: 'GET',
  path: '/igreja/{id}/auditoria',
  summary: 'What staff of a church did, and what happened to its members’ logins, newest first',
  access: { permission: 'audit.read' },
  church: { param: 'id' },
  about: 'none',
  example: { params: { id: 'videira' } },
  params: z.strictObject({ id: reference }),
  query: z.strictObject({
    acao: z.optional(z.enum(auditedActs)),
    page: z._default(pageNumber, 1),
    limit: z._default(pageSize(actsPerPage.largest), actsPerPage.usual),
  }),
  responses: {
    200: z.strictObject({ itens: z.array(actSchema), page: z.int(), limit: z.int(), total: z.int() }),
  },
})
