import * as z from 'zod/mini'
import { filled, id } from '../fields.ts'
import { recordsPerPage } from '../limits.ts'
import { defineResource } from '../resources/resource.ts'
import { version } from '../versions.ts'
import { pastorSchema } from './church.schemas.ts'

const form = z.strictObject({
  nome: filled(200),
  funcao: filled(120),
  foto: z._default(pastorSchema.shape.foto, null),
  biografia: z._default(pastorSchema.shape.biografia, null),
})
export type PastorForm = z.output<typeof form>

const row = z.extend(form, { id, versao: version, ordem: z.int() })
export type OfficePastor = z.output<typeof row>

export const pastors = defineResource({
  name: 'pastor',
  path: '/escritorio/pastor/',
  isPublic: true,
  may: { read: 'content.write', write: 'content.write' },
  form,
  example: { nome: 'Rute Alves', funcao: 'Pastora' },
  row,
  item: row,
  list: {
    search: ['nome', 'funcao'],
    filters: {},
    sorts: { ordem: 'asc', nome: 'asc' },
    perPage: recordsPerPage,
  },
  calls: {
    list: { id: 'listOfficePastors', summary: 'The pastors in their order' },
    get: { id: 'getOfficePastor', summary: 'A pastor as the form has them' },
    add: { id: 'addPastor', summary: 'Adds a pastor behind the others', act: 'PASTOR_ADDED' },
    set: { id: 'setPastor', summary: 'Replaces what is told of a pastor', act: 'PASTOR_SET' },
    remove: { id: 'removePastor', summary: 'Removes a pastor', act: 'PASTOR_REMOVED' },
    order: { id: 'orderPastors', summary: 'Sets the order of the pastors', act: 'PASTORS_ORDERED' },
    history: { id: 'listPastorChanges', summary: 'What was changed of a pastor, the newest first' },
  },
})
