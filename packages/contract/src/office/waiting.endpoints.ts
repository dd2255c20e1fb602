import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, instant } from '../fields.ts'

const record = {
  /** Name of its kind: `noticia`. */
  tipo: z.string(),
  id,
  titulo: z.string(),
}

const unfinished = z.strictObject({
  ...record,
  /** True if the record is live and has changes that are not. */
  flagNoAr: z.boolean(),
})
const upcoming = z.strictObject({ ...record, publicarEm: instant })
const leaving = z.strictObject({ ...record, expiraEm: instant })

/** Records that wait for someone, of all kinds that the caller may read. */
export const waitingWork = z.strictObject({
  /** The caller's own first, then the last changed. */
  rascunhos: z.array(unfinished),
  /** Records or changes that go live within seven days, the next one first. */
  agendados: z.array(upcoming),
  /** Records that leave the trash for good within seven days, the next one first. */
  lixeira: z.array(leaving),
})
export type WaitingWork = z.output<typeof waitingWork>

export const listWaitingWork = defineEndpoint({
  id: 'listWaitingWork',
  method: 'GET',
  path: '/escritorio/pendente',
  summary: 'Drafts, scheduled records, and records about to leave the trash, of all kinds that the caller may read',
  access: 'login',
  surface: 'office',
  church: 'host',
  about: 'none',
  example: {},
  responses: { 200: waitingWork },
})
