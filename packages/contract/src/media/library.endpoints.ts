import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, idText } from '../fields.ts'
import { resourceEndpoints } from '../resources/resource-endpoints.ts'
import { version } from '../versions.ts'
import { alternativeText, cropSchema, fileName, focalPointSchema } from './file.schemas.ts'
import { fileKinds } from './file-address.ts'
import { library } from './library.resource.ts'
import { fileUseKinds } from './media-values.ts'

export const {
  list: listLibrary,
  get: getLibraryFile,
  set: setLibraryFile,
  remove: trashLibraryFile,
  history: listLibraryChanges,
  restore: restoreLibraryFile,
  purge: purgeLibraryFile,
  runBulk: runLibraryBulk,
  undoBulk: undoLibraryBulk,
} = resourceEndpoints(library)

const ofHost = { access: { permission: 'media' }, church: 'host', about: 'none' } as const
const params = z.strictObject({ id: idText })
const named = { params: { id: '1' } }

const fileUseSchema = z.strictObject({
  tipo: z.enum(fileUseKinds),
  /** The record's own id; null where a church has one record of the kind. */
  id: z.nullable(id),
  titulo: z.nullable(z.string()),
  /** The field of the record: `imagem`, `corpo`, `arquivo` and others. */
  campo: z.string(),
})
export type FileUseItem = z.infer<typeof fileUseSchema>

export const listFileUses = defineEndpoint({
  ...ofHost,
  id: 'listFileUses',
  method: 'GET',
  path: '/midia/{id}/uso',
  summary: 'Where a file of the media library is used: the first hundred places, and how many there are',
  example: named,
  params,
  responses: { 200: z.strictObject({ itens: z.array(fileUseSchema), total: z.int() }) },
  errors: ['NOT_FOUND'],
})

/**
 * Shows a part of a picture, or all of it again (null). The picture gets a new `endereco`, also wherever the church's content
 * shows it; the former address stays valid for 30 days.
 */
export const cropLibraryImage = defineEndpoint({
  ...ofHost,
  id: 'cropLibraryImage',
  method: 'PUT',
  path: '/midia/{id}/recorte',
  summary: 'Crops a picture of the media library',
  example: { ...named, body: { recorte: { x: 0, y: 10, largura: 100, altura: 56.25 }, versao: 1 } },
  params,
  body: z.strictObject({ recorte: z.nullable(cropSchema), versao: version }),
  responses: { 200: library.row },
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'NO_ROOM'],
})

export const getLibraryQuota = defineEndpoint({
  ...ofHost,
  id: 'getLibraryQuota',
  method: 'GET',
  path: '/midia/cota',
  summary: 'How much the files of the church weigh, and how much they may',
  example: {},
  responses: { 200: z.strictObject({ bytes: z.int(), limite: z.int() }) },
})

/**
 * Makes a file of the media library of an upload (`mediaUploadPath`) that has arrived whole; what is refused leaves the
 * upload. Idempotent: a second call answers the same file.
 * `substitui` names a file that the upload replaces, and its version: that file keeps its id, name and description, gets a
 * new `endereco` wherever the church's content shows it, and its former address stays valid for 30 days.
 */
export const finishUpload = defineEndpoint({
  ...ofHost,
  id: 'finishUpload',
  method: 'POST',
  path: '/midia/envio/{envio}/conclusao',
  summary: 'Adds an upload that has arrived to the media library',
  example: { params: { envio: '00000000-0000-4000-8000-000000000000' }, body: {} },
  params: z.strictObject({ envio: z.uuid() }),
  body: z.strictObject({
    /** Default: that of the upload. */
    nome: z.optional(fileName),
    /** Refuses files of other kinds, and tells audio from video for an MP4. */
    tipo: z.optional(z.enum(['IMAGEM', ...fileKinds])),
    foco: z.optional(focalPointSchema),
    textoAlternativo: z.optional(alternativeText),
    substitui: z.optional(z.strictObject({ id, versao: version })),
  }),
  responses: { 200: library.row },
  errors: ['NOT_FOUND', 'UPLOAD_INCOMPLETE', 'NOT_A_FILE', 'NO_ROOM', 'CHANGED_MEANWHILE'],
})
