import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { filled, idText, nothingSchema } from '../fields.ts'
import { longestSearch } from '../limits.ts'
import { pageQuery, pageSchema } from '../paging.ts'
import { version } from '../versions.ts'
import {
  collectionFormSchema,
  officeCollectionSchema,
  officeSettingsSchema,
  officeTitleItemSchema,
  officeTitleSchema,
  playSettingsFormSchema,
  titleChangeSchema,
  titleFormSchema,
} from './catalogue-office.schemas.ts'
import { titlesPerPage } from './play-values.ts'

/*
 * The catalogue as a church's staff write it. A change names the version that it was made on. Titles and collections are
 * published and withdrawn by their `situacao`.
 */

const staff = {
  access: { permission: 'content.write' },
  church: 'host',
  about: 'none',
  module: 'MOD_ASSINATURA',
} as const
const path = '/igreja/play'
const params = z.strictObject({ id: idText })
const named = { params: { id: '1' } } as const
const changeErrors = ['NOT_FOUND', 'CHANGED_MEANWHILE'] as const
const titleBodyBytes = 256 * 1024

const exampleSettings = { nome: 'Videira Play', tipoVisibilidadeConteudo: 'OPEN_CONTENT' } as const
const exampleCollection = { tipo: 'SERIE', titulo: 'Vozes do porto' } as const
const exampleTitle = {
  tipo: 'FILME',
  titulo: 'A travessia',
  acesso: 'ASSINANTE',
  idioma: 'pt',
  endereco: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
  dataPublicacao: '2026-01-01T12:00:00Z',
} as const

export const getOfficePlaySettings = defineEndpoint({
  ...staff,
  id: 'getOfficePlaySettings',
  method: 'GET',
  path: `${path}/configuracao`,
  summary: "The settings of a church's Play",
  example: {},
  responses: { 200: officeSettingsSchema },
})

/** `versao` is null where there are none yet. */
export const setPlaySettings = defineEndpoint({
  ...staff,
  id: 'setPlaySettings',
  method: 'PUT',
  path: `${path}/configuracao`,
  summary: "Sets a church's Play up",
  example: { body: { ...exampleSettings, versao: null } },
  body: z.strictObject({ ...playSettingsFormSchema.shape, versao: z.nullable(version) }),
  responses: { 200: officeSettingsSchema },
  errors: ['CHANGED_MEANWHILE'],
})

export const listOfficePlayCollections = defineEndpoint({
  ...staff,
  id: 'listOfficePlayCollections',
  method: 'GET',
  path: `${path}/coletanea/`,
  summary: 'Series, courses and collections, drafts among them, by name',
  example: {},
  responses: { 200: z.array(officeCollectionSchema) },
})

export const addPlayCollection = defineEndpoint({
  ...staff,
  id: 'addPlayCollection',
  method: 'POST',
  path: `${path}/coletanea/`,
  summary: 'Adds a series, a course or a collection',
  example: { body: exampleCollection },
  body: collectionFormSchema,
  responses: { 201: officeCollectionSchema },
})

export const changePlayCollection = defineEndpoint({
  ...staff,
  id: 'changePlayCollection',
  method: 'PUT',
  path: `${path}/coletanea/{id}`,
  summary: 'Changes, publishes or withdraws a collection',
  example: { ...named, body: { ...exampleCollection, versao: 1 } },
  params,
  body: z.strictObject({ ...collectionFormSchema.shape, versao: version }),
  responses: { 200: officeCollectionSchema },
  errors: changeErrors,
})

export const removePlayCollection = defineEndpoint({
  ...staff,
  id: 'removePlayCollection',
  method: 'DELETE',
  path: `${path}/coletanea/{id}`,
  summary: 'Removes a collection; its titles stay, each by itself',
  example: named,
  params,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})

export const listOfficeTitles = defineEndpoint({
  ...staff,
  id: 'listOfficeTitles',
  method: 'GET',
  path: `${path}/conteudo/`,
  summary: 'Titles, drafts among them, the newest first',
  example: { query: { situacao: 'RASCUNHO' } },
  query: z.strictObject({
    ...pageQuery(titlesPerPage.usual, titlesPerPage.largest),
    situacao: z.optional(z.enum(['RASCUNHO', 'PUBLICADO'])),
    coletanea: z.optional(idText),
    /** A part of the title, without regard to case and accents. */
    term: z.optional(filled(longestSearch)),
  }),
  responses: { 200: pageSchema(officeTitleItemSchema) },
})

export const getOfficeTitle = defineEndpoint({
  ...staff,
  id: 'getOfficeTitle',
  method: 'GET',
  path: `${path}/conteudo/{id}`,
  summary: 'A title as its form has it',
  example: named,
  params,
  responses: { 200: officeTitleSchema },
  errors: ['NOT_FOUND'],
})

/** VALIDATION also for a collection, a shelf or a file that the church does not have. */
export const addTitle = defineEndpoint({
  ...staff,
  id: 'addTitle',
  method: 'POST',
  path: `${path}/conteudo/`,
  summary: 'Adds a title',
  example: { body: exampleTitle },
  body: titleFormSchema,
  bodyBytes: titleBodyBytes,
  responses: { 201: officeTitleSchema },
})

export const changeTitle = defineEndpoint({
  ...staff,
  id: 'changeTitle',
  method: 'PUT',
  path: `${path}/conteudo/{id}`,
  summary: 'Changes, publishes or withdraws a title',
  example: { ...named, body: { ...exampleTitle, versao: 1 } },
  params,
  body: titleChangeSchema,
  bodyBytes: titleBodyBytes,
  responses: { 200: officeTitleSchema },
  errors: changeErrors,
})

/** Removes its places on shelves and in the lists of members too. */
export const removeTitle = defineEndpoint({
  ...staff,
  id: 'removeTitle',
  method: 'DELETE',
  path: `${path}/conteudo/{id}`,
  summary: 'Removes a title that no member has paid for',
  example: named,
  params,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', 'PLAY_TITLE_SOLD'],
})
