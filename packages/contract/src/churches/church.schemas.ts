import * as z from 'zod/mini'
import { colour, id, instant, latitude, link, longitude } from '../fields.ts'
import { menuCodes, moduleCodes, paymentMethodCodes } from './codes.ts'

export const addressSchema = z.strictObject({
  logradouro: z.string(),
  numero: z.nullable(z.string()),
  complemento: z.nullable(z.string()),
  bairro: z.nullable(z.string()),
  cidade: z.string(),
  estado: z.nullable(z.string()),
  cep: z.nullable(z.string()),
  /** ISO 3166-1 alpha-2. */
  pais: z.string(),
})
export type Address = z.infer<typeof addressSchema>

/** A church's places elsewhere, in the order they are shown. */
export const socialLinksSchema = z.partial(
  z.strictObject({
    instagram: link,
    youtube: link,
    facebook: link,
    whatsapp: link,
    tiktok: link,
    twitter: link,
    spotify: link,
  }),
)
export type SocialLinks = z.infer<typeof socialLinksSchema>

/** A church as the wire shows it (specification §3, Church). */
export const churchSchema = z.strictObject({
  id,
  uuid: z.uuid(),
  codigo: z.string(),
  slug: z.string(),
  /** Underscores to dashes, lower case: `pt-br`. */
  idioma: z.string(),
  slugOrganizacao: z.nullable(z.string()),
  nome: z.string(),
  descricao: z.nullable(z.string()),
  historia: z.nullable(z.string()),
  imagens: z.array(link),
  flagAtivo: z.boolean(),
  facebookPixelCode: z.nullable(z.string()),
  codigoPlano: z.nullable(z.string()),
  dataCadastro: instant,
  telefone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  endereco: z.nullable(addressSchema),
  latitude: z.nullable(latitude),
  longitude: z.nullable(longitude),
  redesSociais: socialLinksSchema,
  flagChatBot: z.boolean(),
  /** IANA time zone; every date of the church is told in it. */
  fusoHorario: z.string(),
})
export type Church = z.infer<typeof churchSchema>

export const menuItemSchema = z.strictObject({
  id,
  codigo: z.enum(menuCodes),
  flagAtivo: z.boolean(),
  url: z.nullable(link),
  loginIsRequired: z.boolean(),
  pt: z.string(),
  en: z.string(),
  es: z.string(),
})
export type MenuItem = z.infer<typeof menuItemSchema>

export const moduleSchema = z.strictObject({ codigo: z.enum(moduleCodes) })
export const visualSchema = z.strictObject({ corApp: colour })

export const paymentMethodSchema = z.strictObject({
  codigoMetodoPagamento: z.enum(paymentMethodCodes),
  idGatewayPagamento: z.nullable(id),
})

export const bannerSchema = z.strictObject({
  id,
  titulo: z.string(),
  descricao: z.nullable(z.string()),
  imagem: z.nullable(link),
  url: z.nullable(link),
})
export type Banner = z.infer<typeof bannerSchema>

export const congregationSchema = z.strictObject({
  id,
  nome: z.string(),
  responsavel: z.nullable(z.string()),
  telefone: z.nullable(z.string()),
  endereco: z.nullable(addressSchema),
  latitude: z.nullable(latitude),
  longitude: z.nullable(longitude),
})
export type Congregation = z.infer<typeof congregationSchema>

/** A church as an organisation's picker lists it. */
export const clientSchema = z.strictObject({
  id,
  uuid: z.uuid(),
  codigo: z.string(),
  slug: z.string(),
  nome: z.string(),
  descricao: z.nullable(z.string()),
  imagem: z.nullable(link),
  corApp: colour,
  endereco: z.nullable(addressSchema),
  latitude: z.nullable(latitude),
  longitude: z.nullable(longitude),
  /** Where the church's own site begins, without a trailing slash. */
  site: z.url(),
  /** Metres from the given point, great circle; null without a point or without the church's coordinates. */
  distancia: z.nullable(z.int()),
})
export type Client = z.infer<typeof clientSchema>

export const organisationSchema = z.strictObject({
  id,
  uuid: z.uuid(),
  slug: z.string(),
  nome: z.string(),
  descricao: z.nullable(z.string()),
  idioma: z.string(),
  corApp: colour,
  site: z.url(),
})
export type Organisation = z.infer<typeof organisationSchema>
