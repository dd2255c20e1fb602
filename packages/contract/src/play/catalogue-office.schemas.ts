import * as z from 'zod/mini'
import { filled, id, image, instant, link, text } from '../fields.ts'
import { captionsSchema, chaptersSchema, languageOfText, videoSeconds } from '../media/video.schemas.ts'
import { isVideoAddress } from '../media/video-address-rule.ts'
import { version } from '../versions.ts'
import { ageLimits, collectionKinds, playVisibilities, titleAccesses, titleKinds } from './play-values.ts'

/* What a church's staff write of Play. */

const drafts = z.enum(['RASCUNHO', 'PUBLICADO'])
const nullable = <T extends z.ZodMiniType>(field: T) => z._default(z.nullable(field), null)
const inOrder = z.int().check(z.gte(1), z.lte(10_000))
const price = z.int().check(z.gte(1), z.lte(100_000_000))

export const playSettingsFormSchema = z.strictObject({
  nome: filled(60),
  chamada: nullable(text(300)),
  tipoVisibilidadeConteudo: z.enum(playVisibilities),
  /** How many days a subscription stays open after a renewal that was not paid. */
  diasTolerancia: z._default(z.int().check(z.gte(0), z.lte(30)), 3),
})
export type PlaySettingsForm = z.output<typeof playSettingsFormSchema>

/** `versao` is null where the church has not set Play up yet. */
export const officeSettingsSchema = z.strictObject({ ...playSettingsFormSchema.shape, versao: z.nullable(version) })
export type OfficeSettings = z.infer<typeof officeSettingsSchema>

export const collectionFormSchema = z.strictObject({
  tipo: z.enum(collectionKinds),
  titulo: filled(200),
  descricao: nullable(text(10_000)),
  imagem: nullable(image),
  imagemLarga: nullable(image),
  situacao: z._default(drafts, 'PUBLICADO'),
})
export type CollectionForm = z.output<typeof collectionFormSchema>
export const officeCollectionSchema = z.strictObject({ ...collectionFormSchema.shape, id, versao: version })
export type OfficeCollection = z.infer<typeof officeCollectionSchema>

const titleFields = {
  tipo: z.enum(titleKinds),
  titulo: filled(200),
  descricao: nullable(text(10_000)),
  imagem: nullable(image),
  imagemLarga: nullable(image),
  duracaoSegundos: nullable(videoSeconds),
  /** Collection of the title. Season and number are allowed only with a collection. */
  idColetanea: nullable(id),
  temporada: nullable(inOrder),
  numero: nullable(inOrder),
  acesso: z.enum(titleAccesses),
  /** Price in cents to have it alone; with `horasAluguel` for so many hours. */
  precoAluguel: nullable(price),
  horasAluguel: nullable(z.int().check(z.gte(1), z.lte(8760))),
  precoCompra: nullable(price),
  idadeMinima: nullable(z.literal([...ageLimits])),
  notaIdade: nullable(text(200)),
  idioma: languageOfText,
  palestrantes: z._default(z.array(filled(120)).check(z.maxLength(20)), []),
  capitulos: z._default(chaptersSchema, []),
  legendas: z._default(captionsSchema, []),
  anexos: z._default(z.array(z.strictObject({ nome: filled(200), url: link })).check(z.maxLength(20)), []),
  /** Any address of the video, as people copy it from a service; or a file of the product's own. */
  endereco: nullable(z.string().check(z.maxLength(2048), isVideoAddress)),
  idMidia: nullable(z.uuid()),
  /** A clip for everyone. */
  idMidiaPrevia: nullable(z.uuid()),
  flagDestaque: z._default(z.boolean(), false),
  situacao: z._default(drafts, 'PUBLICADO'),
  dataPublicacao: instant,
  /** Shown before it, but not played. */
  disponivelDe: nullable(instant),
  /** Moment from which the title is neither shown nor played. */
  disponivelAte: nullable(instant),
  tags: z._default(z.array(id).check(z.maxLength(20)), []),
} as const

type Fields = z.output<ReturnType<typeof plainTitle>>
const plainTitle = () => z.strictObject(titleFields)

const complaints: readonly (readonly [path: keyof Fields, is: (form: Fields) => boolean, message: string])[] = [
  ['endereco', ({ endereco, idMidia }) => (endereco === null) === (idMidia === null), 'One of endereco and idMidia'],
  [
    'temporada',
    ({ idColetanea, temporada, numero }) => idColetanea === null && (temporada ?? numero) !== null,
    'Only in a collection',
  ],
  [
    'horasAluguel',
    ({ precoAluguel, horasAluguel }) => (precoAluguel === null) !== (horasAluguel === null),
    'Together with precoAluguel',
  ],
  [
    'precoCompra',
    ({ acesso, precoAluguel, precoCompra }) => acesso === 'AVULSO' && (precoAluguel ?? precoCompra) === null,
    'AVULSO has a price',
  ],
  [
    'disponivelAte',
    ({ dataPublicacao, disponivelDe, disponivelAte }) =>
      disponivelAte !== null && [dataPublicacao, disponivelDe ?? ''].some((start) => isBefore(disponivelAte, start)),
    'Not after its beginning',
  ],
]

const isBefore = (end: string, start: string) => start !== '' && new Date(end) <= new Date(start)

const isWhole = z.superRefine<Fields>((form, { addIssue }) => {
  for (const [path, isWrong, message] of complaints)
    if (isWrong(form)) addIssue({ code: 'custom', path: [path], message, input: form[path] })
})

export const titleFormSchema = plainTitle().check(isWhole)
export type GivenTitle = z.input<typeof titleFormSchema>
export type TitleForm = z.output<typeof titleFormSchema>
export const titleChangeSchema = z.strictObject({ ...titleFields, versao: version }).check(isWhole)
export const officeTitleSchema = z.strictObject({ ...titleFields, id, versao: version })
export type OfficeTitle = z.infer<typeof officeTitleSchema>

/** A title of the list for staff. */
export const officeTitleItemSchema = z.strictObject({
  id,
  tipo: z.enum(titleKinds),
  titulo: z.string(),
  imagem: z.nullable(image),
  coletanea: z.nullable(z.string()),
  temporada: z.nullable(z.int()),
  numero: z.nullable(z.int()),
  acesso: z.enum(titleAccesses),
  situacao: drafts,
  dataPublicacao: instant,
  disponivelDe: z.nullable(instant),
  disponivelAte: z.nullable(instant),
  versao: version,
})
export type OfficeTitleItem = z.infer<typeof officeTitleItemSchema>
