import * as z from 'zod/mini'
import { menuCodes, moduleCodes, paymentMethodCodes } from '../church-codes.ts'
import { colour, id, image, instant, latitude, link, longitude, text, time } from '../fields.ts'
import { looks } from './looks.ts'

export const addressSchema = z.strictObject({
  logradouro: text(200),
  numero: z.nullable(text(20)),
  complemento: z.nullable(text(100)),
  bairro: z.nullable(text(100)),
  cidade: text(100),
  estado: z.nullable(text(100)),
  cep: z.nullable(text(12)),
  /** ISO 3166-1 alpha-2. */
  pais: z.string().check(z.regex(/^[A-Z]{2}$/)),
})
export type Address = z.infer<typeof addressSchema>

/** A church's profiles in social networks, in the order in which they are shown. */
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

/** A church in answers (specification §3, Church). */
export const churchSchema = z.strictObject({
  id,
  uuid: z.uuid(),
  codigo: z.string(),
  slug: z.string(),
  /** Underscores to dashes, lower case: `pt-br`. */
  idioma: z.string(),
  slugOrganizacao: z.nullable(z.string()),
  nome: text(200),
  descricao: z.nullable(text(1000)),
  historia: z.nullable(text(50_000)),
  imagens: z.array(image),
  flagAtivo: z.boolean(),
  /** Not active for a while, by the operator's decision. */
  flagSuspensa: z.boolean(),
  facebookPixelCode: z.nullable(z.string().check(z.regex(/^\d{5,20}$/))),
  codigoPlano: z.nullable(text(50)),
  dataCadastro: instant,
  telefone: z.nullable(text(40)),
  email: z.nullable(text(254)),
  endereco: z.nullable(addressSchema),
  latitude: z.nullable(latitude),
  longitude: z.nullable(longitude),
  redesSociais: socialLinksSchema,
  flagChatBot: z.boolean(),
  /** There is a directory of members (`listDirectory`). */
  flagDiretorio: z.boolean(),
  /** The church's own privacy policy; null where the product's page stands in for it. */
  urlPoliticaPrivacidade: z.nullable(link),
  /** IANA time zone; all dates of the church are shown in it. */
  fusoHorario: z.string(),
})
export type Church = z.infer<typeof churchSchema>

export const menuItemSchema = z.strictObject({
  id,
  codigo: z.enum(menuCodes),
  flagAtivo: z.boolean(),
  url: z.nullable(link),
  loginIsRequired: z.boolean(),
  pt: text(60),
  en: text(60),
  es: text(60),
})
export type MenuItem = z.infer<typeof menuItemSchema>

export const moduleSchema = z.strictObject({ codigo: z.enum(moduleCodes) })
export const visualSchema = z.strictObject({ corApp: colour, logo: z.nullable(image), aparencia: z.enum(looks) })
export type Visual = z.infer<typeof visualSchema>

export const paymentMethodSchema = z.strictObject({
  codigoMetodoPagamento: z.enum(paymentMethodCodes),
  idGatewayPagamento: z.nullable(id),
})

export const bannerSchema = z.strictObject({
  id,
  titulo: text(200),
  descricao: z.nullable(text(1000)),
  imagem: z.nullable(image),
  url: z.nullable(link),
})
export type Banner = z.infer<typeof bannerSchema>

export const congregationSchema = z.strictObject({
  id,
  nome: text(200),
  responsavel: z.nullable(text(200)),
  telefone: z.nullable(text(40)),
  endereco: z.nullable(addressSchema),
  latitude: z.nullable(latitude),
  longitude: z.nullable(longitude),
})
export type Congregation = z.infer<typeof congregationSchema>

/** A service that the church holds every week. */
export const serviceSchema = z.strictObject({
  id,
  nome: text(120),
  /** 0 is Sunday. */
  diaSemana: z.int().check(z.gte(0), z.lte(6)),
  horario: time,
  duracaoMinutos: z.int().check(z.gte(15), z.lte(600)),
  /** The service is also streamed. */
  flagTransmissao: z.boolean(),
  /** Null where it is held at the church's own address. */
  local: z.nullable(text(200)),
})
export type Service = z.infer<typeof serviceSchema>

export const pastorSchema = z.strictObject({
  id,
  nome: text(200),
  funcao: text(120),
  foto: z.nullable(image),
  biografia: z.nullable(text(1000)),
})
export type Pastor = z.infer<typeof pastorSchema>

/** A church as an organisation's picker lists it. */
export const clientSchema = z.strictObject({
  id,
  uuid: z.uuid(),
  codigo: z.string(),
  slug: z.string(),
  nome: text(200),
  descricao: z.nullable(text(1000)),
  imagem: z.nullable(image),
  corApp: colour,
  aparencia: z.enum(looks),
  endereco: z.nullable(addressSchema),
  latitude: z.nullable(latitude),
  longitude: z.nullable(longitude),
  /** The address of the church's site, without a trailing slash. */
  site: z.url(),
  /** Metres from the given point, great circle; null without a point or without the church's coordinates. */
  distancia: z.nullable(z.int()),
})
export type Client = z.infer<typeof clientSchema>

export const organisationSchema = z.strictObject({
  id,
  uuid: z.uuid(),
  slug: z.string(),
  nome: text(200),
  descricao: z.nullable(text(1000)),
  idioma: z.string(),
  corApp: colour,
  site: z.url(),
})
export type Organisation = z.infer<typeof organisationSchema>
