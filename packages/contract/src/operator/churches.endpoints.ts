import * as z from 'zod/mini'
import { moduleCodes } from '../church-codes.ts'
import { newChurchForm } from '../churches/church.form.ts'
import { defineEndpoint } from '../endpoint.ts'
import { filled, instant } from '../fields.ts'
import { locales } from '../locale.ts'
import { listQuery, listSchema } from '../paging.ts'
import { personSchema } from '../users/registration.schemas.ts'
import { email } from '../validation/text.ts'

/* Churches as operators see them: what each is, never what it keeps of people. A church is named by its code, or a former one. */

const mine = { access: 'login', surface: 'operator', church: 'none', about: 'none' } as const
const label = z.string().check(z.minLength(1), z.maxLength(63))
const params = z.strictObject({ codigo: label })
const inPath = { codigo: 'mare' }

export const churchStates = ['ABERTA', 'SUSPENSA', 'ARQUIVADA'] as const
export type ChurchState = (typeof churchStates)[number]

const listed = z.strictObject({
  id: z.int(),
  codigo: z.string(),
  slug: z.string(),
  nome: z.string(),
  situacao: z.enum(churchStates),
  /** The code of its plan, also of one that is no more. */
  plano: z.nullable(z.string()),
  organizacao: z.nullable(z.strictObject({ slug: z.string(), nome: z.string() })),
  dataCadastro: instant,
  /** The origin of its site, without a trailing slash. */
  site: z.string(),
})
export type ListedChurch = z.output<typeof listed>

const host = z.strictObject({
  nome: z.string(),
  /** Below the product's domain. */
  flagProduto: z.boolean(),
  flagPrincipal: z.boolean(),
  site: z.string(),
})

const detail = z.extend(listed, {
  idioma: z.string(),
  fusoHorario: z.string(),
  escritorio: z.string(),
  /** Since when it is suspended. */
  suspensaEm: z.nullable(instant),
  modulos: z.array(z.enum(moduleCodes)),
  hosts: z.array(host),
  /** Its owners, by masked addresses: who has logged in there. */
  administradores: z.array(z.strictObject({ email: z.string(), flagEntrou: z.boolean() })),
})
export type OperatorChurch = z.output<typeof detail>
const answers = { 200: detail } as const

/** How many churches there are by state: each one is there once. */
export const listOperatorChurches = defineEndpoint({
  id: 'listOperatorChurches',
  method: 'GET',
  path: '/operador/igreja',
  summary: 'Churches by name',
  ...mine,
  example: { query: { term: 'mar', situacao: 'ABERTA' } },
  query: z.strictObject({
    ...listQuery(50, 100),
    /** Part of the name, the code, the slug or a host. */
    term: z.optional(filled(100)),
    situacao: z.optional(z.enum(churchStates)),
    plano: z.optional(label),
    organizacao: z.optional(label),
  }),
  responses: { 200: listSchema(listed) },
})

export const foundChurchForm = z.strictObject({
  ...z.pick(newChurchForm, { codigo: true, nome: true, fusoHorario: true, organizacao: true }).shape,
  idioma: z.enum(locales),
  plano: z.nullable(label),
  administrador: z.strictObject({
    email,
    nome: personSchema.shape.nome,
    sobrenome: personSchema.shape.sobrenome,
  }),
})

/** Founds it with its first owner, who gets a mail: all of it, or nothing. CONFLICT: the code is taken. */
export const foundOperatorChurch = defineEndpoint({
  id: 'foundOperatorChurch',
  method: 'POST',
  path: '/operador/igreja',
  summary: 'Founds a church and invites its owner',
  ...mine,
  example: {
    body: {
      codigo: 'serra',
      nome: 'Igreja da Serra',
      idioma: 'pt',
      fusoHorario: 'America/Recife',
      organizacao: null,
      plano: null,
      administrador: { email: 'ana@example.org', nome: 'Ana', sobrenome: 'Lima' },
    },
  },
  body: foundChurchForm,
  responses: { 201: detail },
  errors: ['CONFLICT', 'NOT_FOUND'],
})

export const getOperatorChurch = defineEndpoint({
  id: 'getOperatorChurch',
  method: 'GET',
  path: '/operador/igreja/{codigo}',
  summary: 'A church',
  ...mine,
  example: { params: inPath },
  params,
  responses: answers,
  errors: ['NOT_FOUND'],
})

export const churchIdentityForm = z.strictObject({
  ...z.pick(newChurchForm, { codigo: true, slug: true, nome: true, fusoHorario: true }).shape,
  idioma: newChurchForm.shape.idioma,
})

/** The address of a former code goes on leading to the church. CONFLICT: the code or slug is taken. */
export const setChurchIdentity = defineEndpoint({
  id: 'setChurchIdentity',
  method: 'PUT',
  path: '/operador/igreja/{codigo}/identidade',
  summary: 'Changes name, code, slug, language and time zone of a church',
  ...mine,
  example: {
    params: inPath,
    body: { codigo: 'mare', slug: 'mare', nome: 'Igreja Maré', idioma: 'pt-BR', fusoHorario: 'America/Recife' },
  },
  params,
  body: churchIdentityForm,
  responses: answers,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** The state that it has already changes nothing. */
export const setChurchState = defineEndpoint({
  id: 'setChurchState',
  method: 'PUT',
  path: '/operador/igreja/{codigo}/situacao',
  summary: 'Opens, suspends or archives a church; nothing of it is lost',
  ...mine,
  example: { params: inPath, body: { situacao: 'SUSPENSA' } },
  params,
  body: z.strictObject({ situacao: z.enum(churchStates) }),
  responses: answers,
  errors: ['NOT_FOUND'],
})

/** Modules outside of the plan are switched off; what belongs to them is kept. */
export const setChurchPlan = defineEndpoint({
  id: 'setChurchPlan',
  method: 'PUT',
  path: '/operador/igreja/{codigo}/plano',
  summary: 'Gives a church another plan, or none',
  ...mine,
  example: { params: inPath, body: { plano: null } },
  params,
  body: z.strictObject({ plano: z.nullable(label) }),
  responses: answers,
  errors: ['NOT_FOUND'],
})

export const setChurchOrganisation = defineEndpoint({
  id: 'setChurchOrganisation',
  method: 'PUT',
  path: '/operador/igreja/{codigo}/organizacao',
  summary: 'Lets a church join an organisation, or leave it',
  ...mine,
  example: { params: inPath, body: { organizacao: null } },
  params,
  body: z.strictObject({ organizacao: z.nullable(label) }),
  responses: answers,
  errors: ['NOT_FOUND'],
})

/** Only someone who is an owner by then: others are invited by owners. NOT_FOUND for other addresses. */
export const inviteChurchOwner = defineEndpoint({
  id: 'inviteChurchOwner',
  method: 'POST',
  path: '/operador/igreja/{codigo}/convite',
  summary: 'Mails the invitation again to an owner who has not logged in yet',
  ...mine,
  example: { params: inPath, body: { email: 'ana@example.org' } },
  params,
  body: z.strictObject({ email }),
  responses: { 200: z.strictObject({}) },
  errors: ['NOT_FOUND', 'CONFLICT'],
})

const hostName = z.string().check(z.minLength(1), z.maxLength(253))

/** A host that it has already becomes principal, or stays as it is. CONFLICT: another has it. */
export const addChurchHost = defineEndpoint({
  id: 'addChurchHost',
  method: 'POST',
  path: '/operador/igreja/{codigo}/dominio',
  summary: 'Lets a church answer at a host of its own',
  ...mine,
  example: { params: inPath, body: { nome: 'www.mare.example', flagPrincipal: false } },
  params,
  body: z.strictObject({ nome: hostName, flagPrincipal: z.boolean() }),
  responses: answers,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

const hostParams = z.strictObject({ codigo: label, nome: hostName })
const hostInPath = { codigo: 'mare', nome: 'www.mare.example' }

/** CONFLICT: the address of its code is the one that a church always has. */
export const removeChurchHost = defineEndpoint({
  id: 'removeChurchHost',
  method: 'DELETE',
  path: '/operador/igreja/{codigo}/dominio/{nome}',
  summary: 'Ends that a church answers at a host',
  ...mine,
  example: { params: hostInPath },
  params: hostParams,
  responses: answers,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** Findings about a host, in the order in which it is put right. */
export const hostFindings = [
  'LOCAL',
  'DNS_SILENT',
  'DNS_NONE',
  'DNS_HERE',
  'DNS_AS_PRODUCT',
  'DNS_ELSEWHERE',
  'CERTIFICATE_NONE',
  'CERTIFICATE_ENDED',
  'CERTIFICATE_REFUSED',
  'CERTIFICATE_LATE',
  'CERTIFICATE_GOOD',
  'ANSWERS',
  'ANSWERS_OTHER',
  'ANSWERS_WITHOUT_HOST',
  'ANSWERS_NOT',
  'NOT_ASKED',
] as const

export const checkChurchHost = defineEndpoint({
  id: 'checkChurchHost',
  method: 'GET',
  path: '/operador/igreja/{codigo}/dominio/{nome}/verificacao',
  summary: 'Asks the name servers, the certificate and the host itself whether it leads to the church',
  ...mine,
  example: { params: hostInPath },
  params: hostParams,
  responses: {
    200: z.strictObject({
      achados: z.array(
        z.strictObject({
          codigo: z.enum(hostFindings),
          flagBom: z.boolean(),
          /** Addresses, days or reasons, as the finding has them. */
          detalhe: z.string(),
        }),
      ),
    }),
  },
  errors: ['NOT_FOUND'],
})
