import * as z from 'zod/mini'
import { accountSchema } from '../auth/auth.schemas.ts'
import { moduleCodes } from '../church-codes.ts'
import { looks } from '../churches/looks.ts'
import { colour, id, image, instant, text } from '../fields.ts'
import { locales } from '../locale.ts'
import { permissions, staffRoles } from '../permissions.ts'

/** The church whose office this is, as every screen needs it; public, so that the login page can show it. */
export const officeChurchSchema = z.strictObject({
  id,
  codigo: z.string(),
  slug: z.string(),
  nome: text(200),
  idioma: z.enum(locales),
  /** IANA time zone. */
  fusoHorario: z.string(),
  modulos: z.array(z.enum(moduleCodes)),
  corApp: colour,
  logo: z.nullable(image),
  aparencia: z.enum(looks),
  /** The origin of the church's site, without a trailing slash. */
  site: z.url(),
})
export type OfficeChurch = z.infer<typeof officeChurchSchema>

/** The support access that a church has open now. */
export const openSupportSchema = z.strictObject({
  id,
  /** Moment at which it ends by itself. */
  expiraEm: instant,
  /** Support may also change, not only read. */
  flagEscrita: z.boolean(),
})

/** A session of the office: who works, what they may do, and until when. */
export const officeSessionSchema = z.strictObject({
  user: accountSchema,
  pessoa: z.strictObject({ id, nome: text(100), sobrenome: text(100), imagem: z.nullable(image) }),
  roles: z.array(z.enum(staffRoles)),
  /** Roles that are suspended until the account has a second factor, which this church requires of its staff. */
  rolesSuspensas: z.array(z.enum(staffRoles)),
  /** Everything that the roles bring, suspended ones left out. */
  permissoes: z.array(z.enum(permissions)),
  /** Those among them that hold for a part of the church alone: calls that do not know its limits refuse them. */
  limitadas: z.array(z.enum(permissions)),
  flagSegundoFator: z.boolean(),
  /** The last login or proof in this session. */
  provadaEm: instant,
  /** Moment until which calls that need a fresh proof are accepted. */
  provaAte: instant,
  /** The session ends then unless it is used before. */
  expiraEm: instant,
  /** Support may look into this office now; `flagPropria`: this session is support's own, and `user` its operator. */
  suporte: z.nullable(z.strictObject({ ...openSupportSchema.shape, flagPropria: z.boolean() })),
  igreja: officeChurchSchema,
})
export type OfficeSession = z.infer<typeof officeSessionSchema>
