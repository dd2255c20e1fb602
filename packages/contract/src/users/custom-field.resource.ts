import * as z from 'zod/mini'
import { filled, flagText, id } from '../fields.ts'
import { optionsPerCustomField, recordsPerPage } from '../limits.ts'
import { externalId } from '../resources/editing.schemas.ts'
import { defineResource } from '../resources/resource.ts'
import { exportCalls } from '../resources/table-calls.ts'
import { version } from '../versions.ts'
import { customFieldAuthors, customFieldKinds, customFieldReaders } from './custom-field-words.ts'

const fields = z.strictObject({
  titulo: filled(100),
  ajuda: z._default(z.nullable(filled(300)), null),
  tipo: z._default(z.enum(customFieldKinds), 'TEXTO'),
  /** The options of an OPCAO. Other kinds keep them for its return. */
  opcoes: z._default(
    z.array(filled(100)).check(
      z.maxLength(optionsPerCustomField),
      z.refine((options) => new Set(options).size === options.length, 'An option appears twice'),
    ),
    [],
  ),
  /** Staff who see the answers. */
  visao: z._default(z.enum(customFieldReaders), 'PESSOAS'),
  /** Authors of the answers. */
  autoria: z._default(z.enum(customFieldAuthors), 'AMBOS'),
  /** Members cannot leave it empty; the office can. */
  flagObrigatorio: z._default(z.boolean(), false),
  flagAtivo: z._default(z.boolean(), true),
  idExterno: z.optional(z.nullable(externalId)),
})

const form = fields.check(
  z.refine(({ tipo, opcoes }) => tipo !== 'OPCAO' || opcoes.length > 0, {
    path: ['opcoes'],
    error: 'An option is needed',
  }),
)
export type CustomFieldForm = z.output<typeof form>

const row = z.extend(fields, { id, versao: version, ordem: z.int(), idExterno: z.nullable(z.string()) })
export type OfficeCustomField = z.output<typeof row>

const errors = ['EXTERNAL_ID_TAKEN'] as const

/**
 * The church's own questions about its people. Their answers are read and written by calls of a person. Those who may not see the
 * answers of a field are refused its changes: FORBIDDEN.
 */
export const customFields = defineResource({
  name: 'campo_personalizado',
  path: '/escritorio/campo-personalizado/',
  isPublic: false,
  may: { read: 'settings', write: 'settings', export: 'settings' },
  form,
  example: { titulo: 'Toca algum instrumento?' },
  row,
  item: row,
  list: {
    search: ['titulo'],
    filters: { flagAtivo: z.optional(flagText), idExterno: z.optional(externalId) },
    sorts: { ordem: 'asc', titulo: 'asc' },
    perPage: recordsPerPage,
  },
  isFound: true,
  calls: {
    list: { id: 'listOfficeCustomFields', summary: 'The custom fields in their order, hidden ones among them' },
    get: { id: 'getCustomField', summary: 'A custom field as its form has it' },
    add: {
      id: 'addCustomField',
      summary: 'Adds a custom field behind the others',
      act: 'CUSTOM_FIELD_ADDED',
      errors,
    },
    set: {
      id: 'setCustomField',
      summary: 'Replaces a custom field; answers that no longer fit are kept for their return',
      act: 'CUSTOM_FIELD_SET',
      errors,
    },
    put: {
      id: 'putCustomField',
      summary: 'Adds or replaces a custom field by its external id',
      act: 'CUSTOM_FIELD_SET',
      errors,
    },
    remove: {
      id: 'removeCustomField',
      summary: 'Moves a custom field to the trash, its answers with it',
      act: 'CUSTOM_FIELD_REMOVED',
    },
    order: { id: 'orderCustomFields', summary: 'Sets the order of the custom fields', act: 'CUSTOM_FIELDS_ORDERED' },
    history: { id: 'listCustomFieldChanges', summary: 'What was changed of a custom field, the newest first' },
    listTrash: { id: 'listCustomFieldsInTrash', summary: 'Custom fields in the trash, the last removed first' },
    restore: {
      id: 'restoreCustomField',
      summary: 'Takes a custom field out of the trash with its answers',
      act: 'CUSTOM_FIELD_RESTORED',
    },
    purge: {
      id: 'purgeCustomField',
      summary: 'Removes a custom field from the trash for good, and its answers',
      act: 'CUSTOM_FIELD_PURGED',
    },
    ...exportCalls({ one: 'CustomField', plural: 'custom fields' }),
  },
})
