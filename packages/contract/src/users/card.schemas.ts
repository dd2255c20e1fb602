import * as z from 'zod/mini'
import { id, image, instant } from '../fields.ts'
import { maritalStatuses } from '../lookups/marital-statuses.ts'
import { sexes } from './user.schemas.ts'

/** A member's card as its owner sees it (specification §3). */
export const memberCardSchema = z.strictObject({
  usuario: z.strictObject({ id }),
  foto: z.nullable(image),
  nome: z.string(),
  numeroMembro: z.string(),
  cargo: z.nullable(z.string()),
  /** Days, `YYYY-MM-DD`. */
  dataBatismo: z.nullable(z.string()),
  dataNascimento: z.nullable(z.string()),
  sexo: z.nullable(z.enum(sexes)),
  estadoCivil: z.nullable(z.enum(maritalStatuses)),
  /** Digits alone. */
  cpf: z.nullable(z.string()),
  telefone: z.nullable(z.string()),
  congregacao: z.nullable(z.string()),
  /** The name of the church whose card it is. */
  igrejaVinculada: z.string(),
  /** The pastor in charge. */
  responsavel: z.nullable(z.string()),
  /** The content of the QR code: the absolute address at which anyone can check the card. */
  qrCode: z.string(),
  /** The church's. */
  logo: z.nullable(image),
  emitidaEm: instant,
})
export type MemberCard = z.infer<typeof memberCardSchema>

/** The public result of scanning the QR code. */
export const checkedCardSchema = z.strictObject({
  nome: z.string(),
  foto: z.nullable(image),
  igreja: z.string(),
  flagValida: z.boolean(),
})
export type CheckedCard = z.infer<typeof checkedCardSchema>
