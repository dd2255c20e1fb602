import * as z from 'zod/mini'
import { filled, id, instant } from '../fields.ts'
import { listSchema } from '../paging.ts'
import { version, versionOrNone } from '../versions.ts'
import { formText } from './form-text.ts'
import type { ObjectSchema } from './resource.ts'

/** Author of an act; null for the product itself, and for people who have left the church. */
export const editorSchema = z.nullable(z.strictObject({ id, nome: z.string(), sobrenome: z.string() }))

/** An open editor, such as a tab: the browser makes it up, once for each. */
const client = z.string().check(z.regex(/^[\w-]{8,64}$/))

const problems = z.array(z.strictObject({ path: z.string(), message: z.string() }))

/** A form as it is typed: its fields, of which any may be missing or wrong. */
export const typedForm = (form: ObjectSchema) =>
  z
    .strictObject(Object.fromEntries(Object.keys(form.shape).map((name) => [name, z.optional(z.unknown())])))
    .check(formText)

export const draftSchema = z.strictObject({
  /** The number of saves; 0 where there is no draft. */
  revisao: versionOrNone,
  /** The version of the record by now, and the one that the draft was made on. */
  versao: version,
  versaoBase: version,
  /** The record is shown, and the draft holds changes of it that are not. */
  flagPendente: z.boolean(),
  flagPublicado: z.boolean(),
  /** The last save of the editor that asks; 0 where it made none. */
  sequencia: versionOrNone,
  /** The form as it was typed last; what the record holds where there is no draft. */
  formulario: z.record(z.string(), z.any()),
  /** Why it cannot be published yet. */
  problemas: problems,
  alteradoEm: z.nullable(instant),
  usuario: editorSchema,
  /** Goes live then; in the church's time zone, which is `fusoHorario`. */
  publicarEm: z.nullable(instant),
  fusoHorario: z.string(),
  /** The code of the error for which it did not go live at its moment. */
  falha: z.nullable(z.string()),
})
export type RecordDraft = z.output<typeof draftSchema>

/** `versao` and `revisao` are those of the last answer; `sequencia` counts the saves of this editor, from 1. */
export const draftSave = (form: ObjectSchema) =>
  z.strictObject({
    editor: client,
    sequencia: version,
    versao: version,
    revisao: versionOrNone,
    formulario: typedForm(form),
  })
export type DraftSave = z.output<ReturnType<typeof draftSave>>

/** The draft that was seen when the record was published. Omitted: whatever draft there is. */
export const publication = z.strictObject({ versao: version, revisao: z.optional(versionOrNone) })
export type Publication = z.output<typeof publication>

export const scheduling = z.strictObject({ versao: version, revisao: versionOrNone, publicarEm: instant })
export type Scheduling = z.output<typeof scheduling>

const versionItem = z.strictObject({
  id,
  versao: version,
  motivo: z.enum(['CRIACAO', 'EDICAO', 'PUBLICACAO']),
  momento: instant,
  usuario: editorSchema,
})
export const versionListSchema = listSchema(versionItem)
export const keptVersionSchema = z.extend(versionItem, { formulario: z.record(z.string(), z.any()) })
export type RecordVersion = z.output<typeof versionItem>
export type KeptVersion = z.output<typeof keptVersionSchema>

export const presenceBody = z.strictObject({
  editor: client,
  /** False: the editor was closed. */
  flagAberto: z._default(z.boolean(), true),
})
/** Others who have the record open; not the caller's own tabs. */
export const presenceSchema = z.strictObject({
  outros: z.array(z.strictObject({ usuario: editorSchema, desde: instant })),
  /** 0 where an editor is closed after its record was removed. */
  versao: versionOrNone,
  revisao: versionOrNone,
})
export type Presence = z.output<typeof presenceSchema>

/** A language by the first part of its tag. */
export const language = z.string().check(z.regex(/^[a-z]{2,3}$/))

/** The name of a record in another system. */
export const externalId = filled(200)

export const trashItemSchema = z.strictObject({
  id,
  titulo: z.string(),
  removidoEm: instant,
  /** Removed for good then. */
  expiraEm: instant,
  usuario: editorSchema,
})
export type TrashItem = z.output<typeof trashItemSchema>

const queryText = z.string().check(z.maxLength(500), z.regex(/^[^\p{Cc}\p{Cs}]*$/u))
export const viewForm = z.strictObject({
  nome: filled(60),
  /** The query of the list, as the address of the view has it. */
  consulta: z
    .record(z.string().check(z.regex(/^\w{1,40}$/)), queryText)
    .check(z.refine((query) => Object.keys(query).length <= 30, 'Too many parameters')),
  flagCompartilhada: z._default(z.boolean(), false),
})
export type ViewForm = z.output<typeof viewForm>
export const viewSchema = z.strictObject({
  id,
  nome: z.string(),
  consulta: z.record(z.string(), z.string()),
  flagCompartilhada: z.boolean(),
  /** The caller's own, which they may change. */
  flagPropria: z.boolean(),
  usuario: editorSchema,
})
export type SavedView = z.output<typeof viewSchema>
