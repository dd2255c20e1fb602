import * as z from 'zod/mini'
import { flagText, id, instant, link } from '../fields.ts'
import { recordsPerPage } from '../limits.ts'
import { defineResource } from '../resources/resource.ts'
import { version } from '../versions.ts'
import { alternativeText, cropSchema, fileCode, fileName, focalPointSchema, mediaKinds } from './file.schemas.ts'

/** A picture is described, or it says nothing: decorative. */
const form = z
  .strictObject({
    nome: fileName,
    foco: z._default(z.nullable(focalPointSchema), null),
    textoAlternativo: z._default(z.nullable(alternativeText), null),
    flagDecorativa: z._default(z.boolean(), false),
  })
  .check(
    z.refine(({ flagDecorativa, textoAlternativo }) => !flagDecorativa || textoAlternativo === null, {
      path: ['flagDecorativa'],
      error: 'A decorative picture has no alternative text',
    }),
  )
export type LibraryForm = z.output<typeof form>

const row = z.strictObject({
  id,
  versao: version,
  codigo: fileCode,
  tipo: z.enum(mediaKinds),
  /** The address for an `imagem` or a link. Another one after a crop, a newer file, or another description. */
  endereco: link,
  nome: z.string(),
  bytes: z.int(),
  /** Pixels of the whole picture; null for other files. */
  largura: z.nullable(z.int()),
  altura: z.nullable(z.int()),
  foco: z.nullable(focalPointSchema),
  textoAlternativo: z.nullable(z.string()),
  flagDecorativa: z.boolean(),
  /** The part of the picture that is shown; null where all of it is. */
  recorte: z.nullable(cropSchema),
  /** The address of the whole picture, for another crop; null for other files. */
  original: z.nullable(link),
  criadoEm: instant,
  /** Name of the uploader; null for the product itself, for people who have left, and once its history has expired. */
  autor: z.nullable(z.string()),
  /** Number of records that show or offer it. */
  usos: z.int(),
  /** When it was put into the trash. */
  removidoEm: z.nullable(instant),
})
export type LibraryFile = z.output<typeof row>

/** The files of a church: pictures, PDFs, audio, videos and captions. They are added by an upload. */
export const library = defineResource({
  name: 'arquivo',
  path: '/midia/',
  isPublic: true,
  may: { read: 'media', write: 'media' },
  form,
  example: { nome: 'Coro no porto', textoAlternativo: 'O coro canta no porto ao entardecer' },
  row,
  item: row,
  list: {
    search: ['nome', 'textoAlternativo'],
    filters: {
      tipo: z.optional(z.enum(mediaKinds)),
      /** Pictures that have neither an alternative text nor are decorative. */
      semTexto: z.optional(flagText),
      semUso: z.optional(flagText),
      /** The file of an address, by the code in it. */
      codigo: z.optional(fileCode),
      lixeira: z._default(flagText, false),
    },
    sorts: { criadoEm: 'desc', nome: 'asc', bytes: 'asc' },
    perPage: recordsPerPage,
  },
  bulk: ['REMOVER', 'RESTAURAR'],
  calls: {
    list: { id: 'listLibrary', summary: 'The files of the media library, or of its trash' },
    get: { id: 'getLibraryFile', summary: 'A file of the media library' },
    set: {
      id: 'setLibraryFile',
      summary: 'Names a file, and says what a picture shows and where its subject is',
      act: 'FILE_SET',
    },
    remove: {
      id: 'trashLibraryFile',
      summary: 'Puts a file that nothing uses into the trash for 30 days',
      act: 'FILE_TRASHED',
      errors: ['FILE_IN_USE'],
    },
    history: { id: 'listLibraryChanges', summary: 'What was changed of a file, the newest first' },
    listTrash: { id: 'listLibraryTrash', summary: 'Files in the trash, the last removed first' },
    restore: { id: 'restoreLibraryFile', summary: 'Takes a file out of the trash', act: 'FILE_RESTORED' },
    purge: {
      id: 'purgeLibraryFile',
      summary: 'Removes a file in the trash for good; its addresses become invalid',
      act: 'FILE_REMOVED',
      errors: ['FILE_IN_USE'],
    },
    previewBulk: { id: 'previewLibraryBulk', summary: 'How many files an act would change, and ten of their names' },
    runBulk: {
      id: 'runLibraryBulk',
      summary: 'Moves many files to the trash, or takes them out of it',
      act: 'FILES_CHANGED_IN_BULK',
      errors: ['LIMIT_REACHED'],
    },
    getBulk: { id: 'getLibraryBulk', summary: 'How far an act on many files is' },
    listBulkRows: { id: 'listLibraryBulkRows', summary: 'What became of each file of an act' },
    cancelBulk: { id: 'cancelLibraryBulk', summary: 'Ends an act on many files' },
    undoBulk: { id: 'undoLibraryBulk', summary: 'Undoes an act on many files', act: 'FILES_BULK_UNDONE' },
  },
})
