import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, instant, pageNumber, pageSize, reference } from '../fields.ts'
import { actsPerPage } from '../limits.ts'
import { auditedActs } from './audited-acts.ts'

const actSchema = z.strictObject({
  id,
  acao: z.enum(auditedActs),
  momento: instant,
  /** The staff member, or the owner of the account; null if there is none, or if they have left the church. */
  usuario: z.nullable(z.strictObject({ id, nome: z.string(), sobrenome: z.string() })),
  detalhes: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type AuditEntry = z.infer<typeof actSchema>

/** `acao` limits the list to one kind. Refused calls (`CALL_REFUSED`), kept for 90 days, and the looks of support (`SUPPORT_VIEWED`) are listed by that alone. */
export const listAudit = defineEndpoint({
  id: 'listAudit',
  method: 'GET',
  path: '/igreja/{id}/auditoria',
  summary: 'The audit log of a church, newest first: actions of staff, and security events of accounts',
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
