import * as z from 'zod/mini'
import { id, image, instant, text } from '../fields.ts'
import { locales } from '../locale.ts'
import { maritalStatuses } from '../lookups/marital-statuses.ts'
import { staffRoles } from '../permissions.ts'

export const sexes = ['MASCULINO', 'FEMININO'] as const
export type Sex = (typeof sexes)[number]

const church = z.strictObject({ id, codigo: z.string() })

/** A person's membership of one church (`usuario`, the client account of the specification). */
export const memberSchema = z.strictObject({
  id,
  uuid: z.string(),
  igreja: church,
  nome: text(100),
  sobrenome: text(100),
  /** Formatted: `+55 11 91234-5678`, or `+1 802 555 0147` of another country. */
  telefone: z.nullable(z.string()),
  cpf: z.nullable(z.string()),
  cnpj: z.nullable(z.string()),
  /** Days, `YYYY-MM-DD`. */
  dataNascimento: z.nullable(z.string()),
  dataCasamento: z.nullable(z.string()),
  sexo: z.nullable(z.enum(sexes)),
  estadoCivil: z.nullable(z.enum(maritalStatuses)),
  ocupacao: z.nullable(text(100)),
  idCongregacao: z.nullable(id),
  numeroFilhos: z.nullable(z.int()),
  observacoes: z.nullable(text(1000)),
  idioma: z.enum(locales),
  imagem: z.nullable(image),
  flagAtivo: z.boolean(),
  dataCadastro: instant,
  /** Rises with every change; `changeProfile` names it. */
  versao: z.int(),
})
export type Member = z.infer<typeof memberSchema>

export const roleSchema = z.strictObject({ role: z.enum(staffRoles), igreja: church })
export type Role = z.infer<typeof roleSchema>

export const documentSchema = z.strictObject({ tipo: z.enum(['CPF', 'CNPJ']), numero: z.string() })
export type Document = z.infer<typeof documentSchema>

/** All that an anonymous caller may learn about an e-mail address (specification §2, access). */
export const presenceSchema = z.strictObject({ flagExiste: z.boolean(), flagAtivo: z.boolean() })
export type Presence = z.infer<typeof presenceSchema>
