import * as z from 'zod/mini'
import { id, instant, text } from '../fields.ts'
import { noteStateBytes, noteTextLength, noteTitleLength } from '../limits.ts'
import { required } from '../validation/text.ts'

/** What Yjs writes, as base64. */
const encoded = z.base64().check(z.minLength(1), z.maxLength(Math.ceil(noteStateBytes / 3) * 4))

/** Made by whoever begins a note, so that one that was begun without a network has its name at once. */
export const noteId = z.uuid()

const titulo = required(noteTitleLength)
const texto = text(noteTextLength)

/** As a list shows a note. */
export const noteSummarySchema = z.strictObject({
  id: z.string(),
  titulo: z.string(),
  /** Where the text begins. */
  inicio: z.string(),
  /** Rises with every change. */
  versao: id,
  dataCadastro: instant,
  dataUltimaAlteracao: instant,
})
export type NoteSummary = z.infer<typeof noteSummarySchema>

export const noteSchema = z.strictObject({
  id: z.string(),
  titulo: z.string(),
  /** Without its looks: lists and quotes are told by what stands before their lines. */
  texto: z.string(),
  versao: id,
  dataCadastro: instant,
  dataUltimaAlteracao: instant,
  /** The note as a Yjs update: all of it, or what the caller’s `vetor` lacks. */
  estado: z.string(),
  /** The state vector (Yjs) of what is kept here. */
  vetor: z.string(),
})
export type Note = z.infer<typeof noteSchema>

/** Begun with a title and a text, or by a program that merges with what it wrote so far. */
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

/** Either an update to be merged, or words that take the place of those of the version that their author read. */
export const noteChangeSchema = z
  .strictObject({
    atualizacao: z.optional(encoded),
    vetor: z.optional(encoded),
    titulo: z.optional(titulo),
    texto: z.optional(texto),
    versao: z.optional(id),
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
