import * as z from 'zod/mini'
import { captchaToken } from '../captcha/captcha.endpoints.ts'
import { date, filled, id, text } from '../fields.ts'
import { locales } from '../locale.ts'
import { givenPassword } from '../validation/password.ts'
import { phone } from '../validation/phone.ts'
import { cpf } from '../validation/tax-numbers.ts'
import { between, email } from '../validation/text.ts'
import { maritalStatuses, sexes } from './user.schemas.ts'

const unsaid = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullable(schema), null)

/** What a person tells a church of themselves; all but the name may be left unsaid. */
export const personSchema = z.strictObject({
  nome: filled(100),
  sobrenome: filled(100),
  telefone: unsaid(phone),
  cpf: unsaid(cpf),
  dataNascimento: unsaid(date),
  sexo: unsaid(z.enum(sexes)),
  estadoCivil: unsaid(z.enum(maritalStatuses)),
  dataCasamento: unsaid(date),
  ocupacao: unsaid(filled(100)),
  idCongregacao: unsaid(id),
  numeroFilhos: unsaid(between(0, 30)),
  observacoes: unsaid(text(1000)),
})
export type Person = z.output<typeof personSchema>

/** The password is a new one, held to all rules, or that of the login which the e-mail has already. */
export const registrationSchema = z.strictObject({
  ...personSchema.shape,
  email,
  senha: givenPassword,
  idioma: z.enum(locales),
  captcha: captchaToken,
})
export type Registration = z.output<typeof registrationSchema>
