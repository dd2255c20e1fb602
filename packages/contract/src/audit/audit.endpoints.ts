import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { date, id, idText, instant, reference } from '../fields.ts'
import { actsPerPage } from '../limits.ts'
import { listQuery, listSchema } from '../paging.ts'
import { actGroups } from './act-groups.ts'
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

/** A record that an act changed, of a kind that the caller may read. */
const changedRecord = z.strictObject({ tipo: z.string(), id, titulo: z.string() })

const loggedAct = z.strictObject({
  ...actSchema.shape,
  /** The first records that it changed and that are still there. */
  registros: z.array(changedRecord),
})
export type LoggedAct = z.infer<typeof loggedAct>

/**
 * `acao` and `grupo` limit the list to one kind of act or to a group of them, `usuario` to the acts of a member, `de` and
 * `ate` to days of the church's calendar, `tipo` with `registro` to those of a record that the caller may read. Refused calls
 * (`CALL_REFUSED`), kept for 90 days, and the looks of support (`SUPPORT_VIEWED`) are listed by `acao` alone. Details of an act
 * on what the caller may not read are left out.
 */
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
    grupo: z.optional(z.enum(actGroups)),
    usuario: z.optional(idText),
    de: z.optional(date),
    ate: z.optional(date),
    tipo: z.optional(z.string().check(z.regex(/^[a-z_]{1,60}$/))),
    registro: z.optional(idText),
    ...listQuery(actsPerPage.usual, actsPerPage.largest),
  }),
  responses: { 200: listSchema(loggedAct) },
})
export type AuditQuery = z.output<typeof listAudit.query>
