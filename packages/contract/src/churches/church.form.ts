import * as z from 'zod/mini'
import { filled, id } from '../fields.ts'
import { languageTag } from '../validation/language-tag.ts'
import { timeZone } from '../validation/time-zone.ts'
import {
  bannerSchema,
  churchSchema,
  congregationSchema,
  menuItemSchema,
  moduleSchema,
  organisationSchema,
  pastorSchema,
  paymentMethodSchema,
  serviceSchema,
  visualSchema,
} from './church.schemas.ts'
import { homeChoiceSchema, invitationSchema } from './home.schemas.ts'
import { isReservedCode } from './reserved-codes.ts'

/*
 * Forms of a church. They are derived from what pages show, so that both follow the same rules: a link that a page would
 * show can only be one that a page may show.
 */

const label = z.string().check(z.maxLength(63), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.regex(/\D/))
/** A label that a new tenant may take. */
const newLabel = label.check(z.refine((code) => !isReservedCode(code), 'Reserved'))
const name = filled(200)
/** Host names of the tenant's own; the principal one is what its addresses use. */
const hosts = z
  .array(z.strictObject({ nome: z.string(), flagPrincipal: z.boolean() }))
  .check(
    z.refine((all) => all.filter((host) => host.flagPrincipal).length <= 1, 'Only one host can be the principal one'),
  )

export const newOrganisationForm = z.strictObject({
  ...z.pick(organisationSchema, { descricao: true, corApp: true }).shape,
  slug: newLabel,
  nome: name,
  idioma: languageTag,
  hosts,
})
export type FoundOrganisation = z.input<typeof newOrganisationForm>

/** Fields that identify a church, with its language and time zone. */
const identity = { codigo: newLabel, slug: newLabel, nome: name, idioma: languageTag, fusoHorario: timeZone } as const

export const newChurchForm = z.strictObject({
  ...identity,
  /** The slug of the organisation it joins, or null. */
  organizacao: z.nullable(label),
  hosts,
})
export type FoundChurch = z.input<typeof newChurchForm>

/** A change of it; fields that are left out stay. */
export const identityForm = z.partial(z.strictObject(identity))
export type ChurchIdentity = z.input<typeof identityForm>

export const churchForm = z.partial(
  z.pick(z.safeExtend(churchSchema, { nome: name }), {
    nome: true,
    descricao: true,
    historia: true,
    imagens: true,
    telefone: true,
    email: true,
    endereco: true,
    latitude: true,
    longitude: true,
    redesSociais: true,
    facebookPixelCode: true,
    codigoPlano: true,
    flagChatBot: true,
    flagAtivo: true,
    urlPoliticaPrivacidade: true,
  }),
)

/** A look that is left out stays as it is. */
export const visualForm = z.extend(visualSchema, { aparencia: z.optional(visualSchema.shape.aparencia) })

/** The places for which the product has an invitation's texts. */
const invited = new Set<string>(['CELULA', 'ORACAO', 'DOACAO'])
const invitation = z
  .safeExtend(invitationSchema, {
    titulo: z.nullable(filled(60)),
    texto: z.nullable(filled(200)),
    acao: z.nullable(filled(40)),
  })
  .check(
    z.refine(
      ({ codigo, titulo, texto, acao }) => invited.has(codigo) || ![titulo, texto, acao].includes(null),
      'An invitation to this place needs its own texts',
    ),
  )
const eachOnce = z.refine<readonly string[]>((all) => new Set(all).size === all.length, 'A value appears twice')
export const homeChoiceForm = z.strictObject({
  atalhos: homeChoiceSchema.shape.atalhos.check(z.maxLength(4), eachOnce),
  secoes: homeChoiceSchema.shape.secoes.check(eachOnce),
  convites: z.array(invitation).check(
    z.maxLength(4),
    z.refine((all) => new Set(all.map(({ codigo }) => codigo)).size === all.length, 'A place appears twice'),
  ),
})
export const modulesForm = z.array(moduleSchema.shape.codigo)
export const paymentMethodsForm = z
  .array(paymentMethodSchema)
  .check(
    z.refine(
      (all) => new Set(all.map((method) => method.codigoMetodoPagamento)).size === all.length,
      'A method appears twice',
    ),
  )
const menuName = filled(60)
/** Id of a row that changes and stays the same one; without it, the row is matched by its fields. */
const keptId = z.optional(id)
const eachRowOnce = z.refine<readonly { id?: number | undefined }[]>(namesEachOnce, 'An id appears twice')
export const menuForm = z
  .array(z.extend(menuItemSchema, { id: keptId, pt: menuName, en: menuName, es: menuName }))
  .check(eachRowOnce)
export const bannersForm = z.array(z.extend(bannerSchema, { id: keptId, titulo: name })).check(eachRowOnce)
export const congregationsForm = z.array(z.extend(congregationSchema, { id: keptId, nome: name })).check(eachRowOnce)
export const servicesForm = z.array(z.extend(serviceSchema, { id: keptId, nome: filled(120) })).check(eachRowOnce)
export const pastorsForm = z
  .array(z.extend(pastorSchema, { id: keptId, nome: name, funcao: filled(120) }))
  .check(eachRowOnce)

function namesEachOnce(all: readonly { id?: number | undefined }[]): boolean {
  const ids = all.flatMap(({ id }) => id ?? [])
  return new Set(ids).size === ids.length
}
