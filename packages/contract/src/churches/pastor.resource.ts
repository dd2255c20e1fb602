import * as z from 'zod/mini'
import { filled, id } from '../fields.ts'
import { recordsPerPage } from '../limits.ts'
import { externalId } from '../resources/editing.schemas.ts'
import { defineResource } from '../resources/resource.ts'
import { exportCalls, importCalls } from '../resources/table-calls.ts'
import { version } from '../versions.ts'
import { pastorSchema } from './church.schemas.ts'

const form = z.strictObject({
  nome: filled(200),
  funcao: filled(120),
  foto: z._default(pastorSchema.shape.foto, null),
  biografia: z._default(pastorSchema.shape.biografia, null),
  idExterno: z.optional(z.nullable(externalId)),
})

const row = z.extend(form, { id, versao: version, ordem: z.int(), idExterno: z.nullable(z.string()) })
export type OfficePastor = z.output<typeof row>

const errors = ['EXTERNAL_ID_TAKEN'] as const

export const pastors = defineResource({
  name: 'pastor',
  path: '/escritorio/pastor/',
  isPublic: true,
  pages: { SOBRE: '/about' },
  may: { read: 'content.write', write: 'content.write', export: 'content.write' },
  form,
  example: { nome: 'Rute Alves', funcao: 'Pastora' },
  row,
  item: row,
  list: {
    search: ['nome', 'funcao'],
    filters: { idExterno: z.optional(externalId) },
    sorts: { ordem: 'asc', nome: 'asc' },
    perPage: recordsPerPage,
  },
  isFound: true,
  calls: {
    list: { id: 'listOfficePastors', summary: 'The pastors in their order' },
    get: { id: 'getOfficePastor', summary: 'A pastor as the form has them' },
    add: { id: 'addPastor', summary: 'Adds a pastor behind the others', act: 'PASTOR_ADDED', errors },
    set: { id: 'setPastor', summary: 'Replaces what is told of a pastor', act: 'PASTOR_SET', errors },
    put: { id: 'putPastor', summary: 'Adds or replaces a pastor by its external id', act: 'PASTOR_SET', errors },
    remove: { id: 'removePastor', summary: 'Moves a pastor to the trash', act: 'PASTOR_REMOVED' },
    order: { id: 'orderPastors', summary: 'Sets the order of the pastors', act: 'PASTORS_ORDERED' },
    history: { id: 'listPastorChanges', summary: 'What was changed of a pastor, the newest first' },
    listTrash: { id: 'listPastorsInTrash', summary: 'Pastors in the trash, the last removed first' },
    restore: { id: 'restorePastor', summary: 'Takes a pastor out of the trash', act: 'PASTOR_RESTORED' },
    purge: { id: 'purgePastor', summary: 'Removes a pastor from the trash for good', act: 'PASTOR_PURGED' },
    ...exportCalls({ one: 'Pastor', plural: 'pastors' }),
    ...importCalls({ one: 'Pastor', plural: 'pastors' }),
  },
})
