import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, idText, instant } from '../fields.ts'
import { groupRoles } from '../groups/group-words.ts'
import { staffRoles } from '../permissions.ts'
import { registrationStates } from '../tickets/ticket-states.ts'
import { staffMemberSchema } from '../users/role.endpoints.ts'
import { cpfOrCnpj } from '../validation/tax-numbers.ts'
import { likenesses, personSituations } from './person-words.ts'
import { visitorForm } from './visitor.form.ts'

const atOffice = { surface: 'office', church: 'host', about: 'none' } as const
/** Knows the congregations to which roles are limited. */
const toReaders = { access: { permission: 'people.read', within: 'CONGREGACAO' }, ...atOffice } as const
const ofPerson = z.strictObject({ id: idText })

/** A person who may be the same as another one, and why. */
export const similarPersonSchema = z.strictObject({
  id,
  nome: z.string(),
  sobrenome: z.string(),
  situacao: z.enum(personSituations),
  semelhancas: z.array(z.enum(likenesses)),
})
export type SimilarPerson = z.infer<typeof similarPersonSchema>
const similar = z.array(similarPersonSchema)

/** Doubtful duplicates are named, and never a reason to refuse. */
export const addVisitor = defineEndpoint({
  id: 'addVisitor',
  method: 'POST',
  path: '/escritorio/visitante/',
  summary: 'Adds a visitor, and names people who may be the same',
  access: { permission: 'people.write', within: 'CONGREGACAO' },
  ...atOffice,
  example: { body: { chave: '7d1f3b52-5a0e-4d1c-9c39-1f1f0a6c7a10', nome: 'Bia', telefone: '+55 11 91234-5678' } },
  body: visitorForm,
  responses: { 201: z.strictObject({ id, semelhantes: similar }) },
})

export const listSimilarPeople = defineEndpoint({
  id: 'listSimilarPeople',
  method: 'GET',
  path: '/escritorio/usuario/{id}/semelhante',
  summary: 'People with the same telephone, e-mail address, or name and day of birth',
  ...toReaders,
  example: { params: { id: '1' } },
  params: ofPerson,
  responses: { 200: z.strictObject({ itens: similar }) },
  errors: ['NOT_FOUND'],
})

/** Further facts that the church knows of a person. Parts that the caller may not read are null. */
export const personOverviewSchema = z.strictObject({
  papeis: z.array(z.enum(staffRoles)),
  /** The roles that end by themselves, each with its last day. */
  prazos: staffMemberSchema.shape.prazos,
  /** The roles that are limited, each with what it reaches. */
  alcances: staffMemberSchema.shape.alcances,
  grupos: z.array(z.strictObject({ id, nome: z.string(), papel: z.enum(groupRoles), desde: instant })),
  /** For `events.read`; the newest first, fifty at most. */
  inscricoes: z.nullable(
    z.array(
      z.strictObject({
        codigo: z.string(),
        idEvento: id,
        titulo: z.string(),
        situacao: z.enum(registrationStates),
        criadaEm: instant,
      }),
    ),
  ),
  /** For `cards`. */
  carteirinha: z.nullable(
    z.strictObject({
      numeroMembro: z.string(),
      cargo: z.nullable(z.string()),
      dataBatismo: z.nullable(z.string()),
      responsavel: z.nullable(z.string()),
      emitidaEm: instant,
      revogadaEm: z.nullable(instant),
    }),
  ),
  /** For `people.manage`; null of a person without a login as well. */
  login: z.nullable(
    z.strictObject({
      /** The account's id, as calls below `/user` name a person. */
      idConta: id,
      email: z.string(),
      sessoes: z.int(),
      usadaEm: z.nullable(instant),
    }),
  ),
})
export type PersonOverview = z.infer<typeof personOverviewSchema>

export const getPersonOverview = defineEndpoint({
  id: 'getPersonOverview',
  method: 'GET',
  path: '/escritorio/usuario/{id}/resumo',
  summary: 'Groups, registrations, card, roles and login of a person, as far as the caller may read them',
  ...toReaders,
  example: { params: { id: '1' } },
  params: ofPerson,
  responses: { 200: personOverviewSchema },
  errors: ['NOT_FOUND'],
})

/** Audited. The number travels in the body, so that no log keeps it. */
export const findPersonByDocument = defineEndpoint({
  id: 'findPersonByDocument',
  method: 'POST',
  path: '/escritorio/usuario/documento/busca',
  summary: 'The people with a CPF or CNPJ',
  access: { permission: 'people.documents' },
  ...atOffice,
  example: { body: { numero: '529.982.247-25' } },
  body: z.strictObject({ numero: cpfOrCnpj }),
  responses: {
    200: z.strictObject({ itens: z.array(z.strictObject({ id, nome: z.string(), sobrenome: z.string() })) }),
  },
})

/** Audited: who read whose documents. */
export const readPersonDocuments = defineEndpoint({
  id: 'readPersonDocuments',
  method: 'POST',
  path: '/escritorio/usuario/{id}/documento',
  summary: 'The documents of a person, and writes down that they were read',
  access: { permission: 'people.documents' },
  ...atOffice,
  example: { params: { id: '1' } },
  params: ofPerson,
  responses: { 200: z.strictObject({ cpf: z.nullable(z.string()), cnpj: z.nullable(z.string()) }) },
  errors: ['NOT_FOUND'],
})
