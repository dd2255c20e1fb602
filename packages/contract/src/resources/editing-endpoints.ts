import * as z from 'zod/mini'
import { idText } from '../fields.ts'
import { changesPerPage } from '../limits.ts'
import { listQuery } from '../paging.ts'
import { versionText } from '../versions.ts'
import {
  type DraftSave,
  draftSave,
  draftSchema,
  externalId,
  keptVersionSchema,
  language,
  type Publication,
  presenceBody,
  presenceSchema,
  publication,
  type Scheduling,
  scheduling,
  versionListSchema,
} from './editing.schemas.ts'
import type { Resource } from './resource.ts'
import type { Answers, ById, Listing, Shape, Versioned } from './resource-shapes.ts'

interface Revised {
  readonly revisao: number
}
type ByLanguage = { readonly params: Shape<LanguageParams, { readonly id: string; readonly idioma: string }> }
interface LanguageParams {
  readonly id: number
  readonly idioma: string
}
type ByVersion = { readonly params: Shape<VersionParams, { readonly id: string; readonly versaoId: string }> }
interface VersionParams {
  readonly id: number
  readonly versaoId: number
}
interface SentDraft<R extends Resource> extends Omit<DraftSave, 'formulario'> {
  readonly formulario: Partial<z.input<R['form']>> | Readonly<Record<string, unknown>>
}

/** Requests and responses of the calls of an editor. */
export interface EditingShapes<R extends Resource> {
  readonly put: {
    readonly params: Shape<{ readonly idExterno: string }>
    readonly body: R['form']
  } & Answers<200 | 201, R['row']>
  readonly copy: ById & Answers<201, R['row']>
  readonly getDraft: ById & Answers<200, typeof draftSchema>
  readonly saveDraft: ById & { readonly body: Shape<DraftSave, SentDraft<R>> } & Answers<200, typeof draftSchema>
  readonly discardDraft: ById & { readonly query: Shape<Revised, { readonly revisao: string }> } & Answers<
      200,
      typeof draftSchema
    >
  readonly schedule: ById & { readonly body: Shape<Scheduling> } & Answers<200, typeof draftSchema>
  readonly unschedule: ById & Answers<200, typeof draftSchema>
  readonly listVersions: ById & Listing & Answers<200, typeof versionListSchema>
  readonly getVersion: ByVersion & Answers<200, typeof keptVersionSchema>
  readonly restoreVersion: ByVersion & { readonly body: Shape<Publication> } & Answers<200, typeof draftSchema>
  readonly presence: ById & {
    readonly body: Shape<z.output<typeof presenceBody>, z.input<typeof presenceBody>>
  } & Answers<200, typeof presenceSchema>
  readonly publishLanguage: ByLanguage & { readonly body: Shape<Publication> } & Answers<200, R['row']>
  readonly withdrawLanguage: ByLanguage & { readonly query: Shape<Versioned, { readonly versao: string }> } & Answers<
      200,
      R['row']
    >
}

const editor = { editor: 'aba-00000001', sequencia: 1, versao: 1, revisao: 0 }
const shown = { params: { id: '1' } }
const pinned = { versao: 1, revisao: 0 }

/** Builds the parts of an editor's endpoints that depend on the kind. */
export function makeEditingParts({ path, form, row, example, bodyBytes }: Resource) {
  const params = z.strictObject({ id: idText })
  const sized = bodyBytes === undefined ? {} : { bodyBytes }
  const asRow = { responses: { 200: row } }
  const asDraft = { params, responses: { 200: draftSchema } }
  const draft = { ...asDraft, path: `${path}{id}/rascunho` }
  const agenda = { ...asDraft, path: `${path}{id}/agenda` }
  const ofVersion = {
    path: `${path}{id}/versao/{versaoId}`,
    params: z.strictObject({ id: idText, versaoId: idText }),
  }
  const shownVersion = { params: { id: '1', versaoId: '1' } }
  const ofLanguage = {
    ...asRow,
    path: `${path}{id}/idioma/{idioma}/publicacao`,
    params: z.strictObject({ id: idText, idioma: language }),
  }
  const shownLanguage = { params: { id: '1', idioma: 'en' } }
  return {
    put: {
      ...sized,
      path: `${path}externo/{idExterno}`,
      params: z.strictObject({ idExterno: externalId }),
      body: form,
      example: { params: { idExterno: 'sistema-42' }, body: example },
      responses: { 200: row, 201: row },
    },
    copy: { path: `${path}{id}/copia`, params, example: shown, responses: { 201: row } },
    getDraft: { ...draft, example: shown },
    saveDraft: {
      ...draft,
      ...sized,
      body: draftSave(form),
      example: { ...shown, body: { ...editor, formulario: example } },
    },
    discardDraft: {
      ...draft,
      query: z.strictObject({ revisao: versionText }),
      example: { ...shown, query: { revisao: '1' } },
    },
    schedule: {
      ...agenda,
      body: scheduling,
      example: { ...shown, body: { ...pinned, publicarEm: '2100-01-01T12:00:00Z' } },
    },
    unschedule: { ...agenda, example: shown },
    listVersions: {
      path: `${path}{id}/versao/`,
      params,
      query: z.strictObject(listQuery(changesPerPage.usual, changesPerPage.largest)),
      example: shown,
      responses: { 200: versionListSchema },
    },
    getVersion: { ...ofVersion, example: shownVersion, responses: { 200: keptVersionSchema } },
    restoreVersion: {
      ...ofVersion,
      body: publication,
      example: { ...shownVersion, body: pinned },
      responses: { 200: draftSchema },
    },
    presence: {
      path: `${path}{id}/presenca`,
      params,
      body: presenceBody,
      example: { ...shown, body: { editor: editor.editor } },
      responses: { 200: presenceSchema },
    },
    publishLanguage: { ...ofLanguage, body: publication, example: { ...shownLanguage, body: { versao: 1 } } },
    withdrawLanguage: {
      ...ofLanguage,
      query: z.strictObject({ versao: versionText }),
      example: { ...shownLanguage, query: { versao: '1' } },
    },
  }
}
