import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { filled, nothingSchema } from '../fields.ts'
import { translationFileBytes } from '../limits.ts'
import { bookId, translationCode, translationSchema } from './bible.schemas.ts'

const byStaff = {
  access: { permission: 'content.write' },
  surface: 'office',
  church: 'host',
  about: 'none',
} as const

const place = z.strictObject({ livro: bookId, capitulo: z.int(), versiculo: z.int() })
/** The first hundred places at most, with the total number. */
const places = z.strictObject({ total: z.int(), itens: z.array(place) })

/** Coverage of a translation, measured by its numbering. */
export const uploadedTranslationSchema = z.strictObject({
  traducao: translationSchema,
  substituida: z.boolean(),
  capitulos: z.int(),
  /** Verses that stand together with those after them, those that the text lacks, and those beyond the numbering. */
  reunidos: places,
  faltam: places,
  alemDaNumeracao: places,
  /** Verses whose markup is not closed: words of theirs may be missing. */
  duvidosos: places,
})
export type UploadedTranslation = z.infer<typeof uploadedTranslationSchema>

/**
 * A translation that this church alone reads. Formats: SWORD (zText, as a ZIP archive), USFM, USX, USFX, OSIS, Zefania,
 * OpenSong and Narthex JSON; a file, or several in a ZIP archive. All of it is imported, or nothing; one of the same code
 * is replaced. What is stated here goes before what the file says.
 */
export const uploadTranslation = defineEndpoint({
  ...byStaff,
  id: 'uploadTranslation',
  method: 'POST',
  path: '/biblia/traducao/',
  summary: "Adds a translation of the church's own",
  example: {
    body: {
      codigo: 'propria',
      nome: 'Tradução da igreja',
      sigla: 'TI',
      idioma: 'pt',
      licenca: 'Uso autorizado',
      atribuicao: 'Texto © Igreja, usado com permissão',
      flagDireitoDeUso: 'true',
    },
  },
  upload: { maxBytes: translationFileBytes },
  body: z.strictObject({
    arquivo: z.file(),
    codigo: translationCode,
    nome: filled(120),
    sigla: z.string().check(z.regex(/^[\p{L}\p{N}]{2,12}$/u)),
    idioma: z.string().check(z.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/)),
    licenca: filled(300),
    /** Shown below the text. */
    atribuicao: filled(1000),
    /** The uploader confirms that the church may publish the text to its readers. */
    flagDireitoDeUso: z.literal('true'),
  }),
  responses: { 200: uploadedTranslationSchema },
  errors: [
    'BIBLE_FILE_UNREADABLE',
    'TRANSLATION_IS_COMMON',
    'TRANSLATION_CODE_TAKEN',
    'LIMIT_REACHED',
    'TOO_MANY_REQUESTS',
  ],
})

export const removeTranslation = defineEndpoint({
  ...byStaff,
  id: 'removeTranslation',
  method: 'DELETE',
  path: '/biblia/traducao/{codigo}',
  summary: "Removes a translation of the church's own with its text; those of all churches stay",
  example: { params: { codigo: 'propria' } },
  params: z.strictObject({ codigo: translationCode }),
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})
