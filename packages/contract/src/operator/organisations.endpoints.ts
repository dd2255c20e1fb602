import * as z from 'zod/mini'
import { newOrganisationForm } from '../churches/church.form.ts'
import { defineEndpoint } from '../endpoint.ts'
import { instant } from '../fields.ts'
import { locales } from '../locale.ts'

/* Organisations of churches (360). Churches join and leave by `setChurchOrganisation`. */

const mine = { access: 'login', surface: 'operator', church: 'none', about: 'none' } as const

const organisation = z.strictObject({
  id: z.int(),
  slug: z.string(),
  nome: z.string(),
  descricao: z.nullable(z.string()),
  idioma: z.string(),
  corApp: z.string(),
  dataCadastro: instant,
  site: z.string(),
  /** Its churches, by name. */
  igrejas: z.array(z.strictObject({ codigo: z.string(), nome: z.string() })),
})
export type OperatorOrganisation = z.output<typeof organisation>

const shared = z.pick(newOrganisationForm, { nome: true, descricao: true, corApp: true }).shape
export const organisationForm = z.strictObject(shared)
export const foundOrganisationForm = z.strictObject({
  slug: newOrganisationForm.shape.slug,
  idioma: z.enum(locales),
  ...shared,
})

const slug = z.string().check(z.minLength(1), z.maxLength(63))
const params = z.strictObject({ slug })
const example = { nome: 'Rede Pomar', descricao: 'Igrejas que caminham juntas', corApp: '#0e7c7b' }

export const listOrganisations = defineEndpoint({
  id: 'listOrganisations',
  method: 'GET',
  path: '/operador/organizacao',
  summary: 'Organisations by name, with their churches',
  ...mine,
  example: {},
  responses: { 200: z.strictObject({ itens: z.array(organisation) }) },
})

/** CONFLICT: the slug is taken by an organisation or is the code of a church. */
export const foundOperatorOrganisation = defineEndpoint({
  id: 'foundOperatorOrganisation',
  method: 'POST',
  path: '/operador/organizacao',
  summary: 'Founds an organisation',
  ...mine,
  example: { body: { slug: 'rede-pomar', idioma: 'pt', ...example } },
  body: foundOrganisationForm,
  responses: { 201: organisation },
  errors: ['CONFLICT'],
})

export const setOrganisation = defineEndpoint({
  id: 'setOrganisation',
  method: 'PUT',
  path: '/operador/organizacao/{slug}',
  summary: 'Changes name, text and colour of an organisation',
  ...mine,
  example: { params: { slug: 'pomar' }, body: example },
  params,
  body: organisationForm,
  responses: { 200: organisation },
  errors: ['NOT_FOUND'],
})
