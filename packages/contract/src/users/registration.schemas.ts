import * as z from 'zod/mini'
import { captchaToken } from '../captcha/captcha.endpoints.ts'
import { date, filled, id, text } from '../fields.ts'
import { locales } from '../locale.ts'
import { maritalStatuses } from '../lookups/marital-statuses.ts'
import { givenPassword } from '../validation/password.ts'
import { phone } from '../validation/phone.ts'
import { cnpj, cpf } from '../validation/tax-numbers.ts'
import { between, email, personName } from '../validation/text.ts'
import { sexes } from './user.schemas.ts'

/** The required and the optional fields of a person (specification §3, User form fields). */
export const nameFields = { nome: personName(100), sobrenome: personName(100) } as const
export const unsaidFields = {
  telefone: z.nullable(phone),
  cpf: z.nullable(cpf),
  /** The company on whose behalf the person gives, besides or instead of their CPF. */
  cnpj: z.nullable(cnpj),
  dataNascimento: z.nullable(date),
  sexo: z.nullable(z.enum(sexes)),
  estadoCivil: z.nullable(z.enum(maritalStatuses)),
  dataCasamento: z.nullable(date),
  ocupacao: z.nullable(filled(100)),
  idCongregacao: z.nullable(id),
  numeroFilhos: z.nullable(between(0, 30)),
  observacoes: z.nullable(text(1000)),
} as const

const unsaid = <S extends z.ZodMiniType>(schema: z.ZodMiniNullable<S>) => z._default(schema, null)

/** A person's data at a church; only the name is required. */
export const personSchema = z.strictObject({
  ...nameFields,
  telefone: unsaid(unsaidFields.telefone),
  cpf: unsaid(unsaidFields.cpf),
  cnpj: unsaid(unsaidFields.cnpj),
  dataNascimento: unsaid(unsaidFields.dataNascimento),
  sexo: unsaid(unsaidFields.sexo),
  estadoCivil: unsaid(unsaidFields.estadoCivil),
  dataCasamento: unsaid(unsaidFields.dataCasamento),
  ocupacao: unsaid(unsaidFields.ocupacao),
  idCongregacao: unsaid(unsaidFields.idCongregacao),
  numeroFilhos: unsaid(unsaidFields.numeroFilhos),
  observacoes: unsaid(unsaidFields.observacoes),
})
export type Person = z.output<typeof personSchema>

/** The password is a new one, which must follow all rules, or that of the e-mail's existing account. */
export const registrationSchema = z.strictObject({
  ...personSchema.shape,
  email,
  senha: givenPassword,
  idioma: z.enum(locales),
  captcha: captchaToken,
})
export type Registration = z.output<typeof registrationSchema>
