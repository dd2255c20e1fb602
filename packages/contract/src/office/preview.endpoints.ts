import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, instant } from '../fields.ts'
import { locales } from '../locale.ts'
import { previewPages } from '../resources/preview-pages.ts'

/** Kinds of readers that a preview simulates. The reader is fictitious, never a member of the church. */
export const previewReaders = ['VISITANTE', 'MEMBRO', 'MENOR', 'LIDER'] as const
export type PreviewReader = (typeof previewReaders)[number]

export const previewOrder = z.strictObject({
  /** The name of the kind, as history has it: `noticia`, `igreja_visual`. */
  tipo: z.string().check(z.minLength(1), z.maxLength(60)),
  /** The record; left out for settings, and for one that is not added yet. */
  id: z.optional(id),
  /** The form as it is typed. Left out: the draft where there is one, else what is saved. */
  valores: z.optional(z.record(z.string(), z.unknown())),
  /** One of the pages that show the kind. Default: the first. */
  pagina: z.optional(z.enum(previewPages)),
  leitor: z._default(z.enum(previewReaders), 'VISITANTE'),
  idioma: z.enum(locales),
  /** The page as it is at this moment. Default: now, or when the record is shown first if that is later. */
  momento: z.optional(instant),
})
export type PreviewOrder = z.input<typeof previewOrder>

/**
 * Answers the address of a page with values that are not saved. It shows one document once, within a minute, and only in
 * a frame of the church's own office or in a tab; nothing is written and no visitor sees it. VALIDATION where the form
 * could not be saved as it is.
 */
export const openPagePreview = defineEndpoint({
  id: 'openPagePreview',
  method: 'POST',
  path: '/escritorio/previa',
  summary: 'A page of the site with values that are not saved, by a code for one view',
  access: 'login',
  surface: 'office',
  church: 'host',
  about: 'none',
  example: { body: { tipo: 'igreja_visual', idioma: 'pt' } },
  body: previewOrder,
  /** Size limit of the longest form: news with their translations. */
  bodyBytes: 2 * 1024 * 1024,
  responses: {
    200: z.strictObject({
      endereco: z.string(),
      expiraEm: instant,
      /** The moment that the page shows. */
      momento: instant,
    }),
  },
  errors: ['NOT_FOUND', 'CONFLICT'],
})
