import * as z from 'zod/mini'
import { filled, id } from '../fields.ts'
import { recordsPerPage } from '../limits.ts'
import { defineResource } from '../resources/resource.ts'
import { version } from '../versions.ts'

/** A shelf of Play. The order of two with the same number is that in which they were made. */
const form = z.strictObject({
  nome: filled(60),
  ordem: z.int().check(z.gte(0), z.lte(10_000)),
  /** Whether the home shows it. */
  flagHome: z._default(z.boolean(), true),
})
export type GivenTag = z.input<typeof form>
export type TagForm = z.output<typeof form>

const row = z.extend(form, { id, versao: version })
export type OfficeTag = z.output<typeof row>

export const playTag = defineResource({
  name: 'play_tag',
  path: '/igreja/play/tag/',
  module: 'MOD_ASSINATURA',
  isPublic: true,
  may: { read: 'content.write', write: 'content.write' },
  form,
  example: { nome: 'Para começar', ordem: 1 },
  row,
  item: row,
  list: { search: ['nome'], filters: {}, sorts: { ordem: 'asc', nome: 'asc' }, perPage: recordsPerPage },
  isFound: true,
  calls: {
    list: { id: 'listPlayTags', summary: 'The shelves of Play, in their order' },
    get: { id: 'getPlayTag', summary: 'A shelf as its form has it' },
    add: { id: 'addPlayTag', summary: 'Adds a shelf', act: 'PLAY_TAG_ADDED' },
    set: { id: 'changePlayTag', summary: 'Changes a shelf', act: 'PLAY_TAG_SET' },
    remove: { id: 'removePlayTag', summary: 'Removes a shelf; its titles stay', act: 'PLAY_TAG_REMOVED' },
    history: { id: 'listPlayTagChanges', summary: 'What was changed of a shelf, the newest first' },
  },
})
