import * as z from 'zod/mini'
import { instant, text } from '../fields.ts'
import { noteStateBytes, noteTextLength, noteTitleLength } from '../limits.ts'
import { required } from '../validation/text.ts'
import { version } from '../versions.ts'

/** Yjs data as base64. */
const encoded = z.base64().check(z.minLength(1), z.maxLength(Math.ceil(noteStateBytes / 3) * 4))

/** Made by the client, so that a note begun without a network has its id at once. */
export const noteId = z.uuid()

const titulo = required(noteTitleLength)
const texto = text(noteTextLength)

/** A note in a list. */
export const noteSummarySchema = z.strictObject({
  id: z.string(),
  titulo: z.string(),
  /** The beginning of the text. */
  inicio: z.string(),
  /** Rises with every change. */
  versao: version,
  dataCadastro: instant,
  dataUltimaAlteracao: instant,
})
export type NoteSummary = z.infer<typeof noteSummarySchema>

export const noteSchema = z.strictObject({
  id: z.string(),
  titulo: z.string(),
  /** Plain text; lists and quotes are marked by prefixes of their lines. */
  texto: z.string(),
  versao: version,
  dataCadastro: instant,
  dataUltimaAlteracao: instant,
  /** The note as a Yjs update: all of it, or what the caller’s `vetor` lacks. */
  estado: z.string(),
  /** The Yjs state vector of the stored note. */
  vetor: z.string(),
})
export type Note = z.infer<typeof noteSchema>

/** Either a title and a text, or a Yjs update from a client that merges. */
export const newNoteSchema = z
  .strictObject({
    id: z.optional(noteId),
    titulo: z.optional(titulo),
    texto: z.optional(texto),
    atualizacao: z.optional(encoded),
  })
  .check(
    z.refine(({ titulo, texto, atualizacao }) => (atualizacao ? !titulo && texto === undefined : Boolean(titulo)), {
      error: 'Either a title and a text, or an update',
      path: ['titulo'],
    }),
  )
export type NewNote = z.output<typeof newNoteSchema>

/** Either a Yjs update to merge, or a title and a text that replace those of the given version. */
export const noteChangeSchema = z
  .strictObject({
    atualizacao: z.optional(encoded),
    vetor: z.optional(encoded),
    titulo: z.optional(titulo),
    texto: z.optional(texto),
    versao: z.optional(version),
  })
  .check(
    z.refine(
      ({ atualizacao, vetor, titulo, texto, versao }) =>
        atualizacao
          ? titulo === undefined && texto === undefined && versao === undefined
          : versao !== undefined && vetor === undefined,
      { error: 'Either an update, or words and the version that they are for', path: ['versao'] },
    ),
  )
export type NoteChange = z.output<typeof noteChangeSchema>
