import { formatDay } from '@narthex/client/forms/form-schemas'
import { cnpjMask, cpfMask } from '@narthex/client/forms/masks'
import { text } from '@narthex/contract/fields'
import type { Locale } from '@narthex/contract/locale'
import type { CustomField } from '@narthex/contract/users/custom-field.endpoints'
import { unsaidFields } from '@narthex/contract/users/registration.schemas'
import type { Member } from '@narthex/contract/users/user.schemas'
import { code } from '@narthex/contract/validation/codes'
import { formatShortDate, pastDate } from '@narthex/contract/validation/dates'
import { phone } from '@narthex/contract/validation/phone'
import { required } from '@narthex/contract/validation/text'
import * as z from 'zod/mini'
import { said, textForm } from './text-form.ts'

const typed = {
  nome: z.string(),
  sobrenome: z.string(),
  telefone: z.string(),
  cpf: z.string(),
  cnpj: z.string(),
  dataNascimento: z.string(),
  sexo: z.string(),
  estadoCivil: z.string(),
  dataCasamento: z.string(),
  ocupacao: z.string(),
  idCongregacao: z.string(),
  numeroFilhos: z.string(),
  observacoes: z.string(),
  /** The church's own questions, by `answerKey`. */
  respostas: z.record(z.string(), z.string()),
}

/** Values of the fields, all text; dates in the language's format. */
export type ProfileInput = z.output<z.ZodMiniObject<typeof typed>>

export const answerKey = (fieldId: number) => `c${fieldId}`

export function profileInput(member: Member, customFields: readonly CustomField[], locale: Locale): ProfileInput {
  const day = (date: string | null) => (date ? formatShortDate(date, locale) : '')
  return {
    nome: member.nome,
    sobrenome: member.sobrenome,
    telefone: member.telefone ?? '',
    cpf: cpfMask.write(member.cpf ?? ''),
    cnpj: cnpjMask.write(member.cnpj ?? ''),
    dataNascimento: day(member.dataNascimento),
    sexo: member.sexo ?? '',
    estadoCivil: member.estadoCivil ?? '',
    dataCasamento: day(member.dataCasamento),
    ocupacao: member.ocupacao ?? '',
    idCongregacao: String(member.idCongregacao ?? ''),
    numeroFilhos: String(member.numeroFilhos ?? ''),
    observacoes: member.observacoes ?? '',
    respostas: Object.fromEntries(customFields.map((field) => [answerKey(field.id), answerInput(field, locale)])),
  }
}

function answerInput({ tipo, valor }: CustomField, locale: Locale): string {
  return valor !== null && tipo === 'DATA' ? formatShortDate(valor, locale) : (valor ?? '')
}

/** The contract's rules over what stands in the fields; gives what the wire takes. */
export function profileSchema(
  customFields: readonly CustomField[],
  locale: Locale,
  today: () => string,
  telefone = phone,
) {
  const pastDay = z.nullable(pastDate(today))
  const answers = customFields.map((field) => [answerKey(field.id), answerRule(field)] as const)
  const wire = z.strictObject({
    ...unsaidFields,
    nome: required(100),
    sobrenome: required(100),
    telefone: z.nullable(telefone),
    dataNascimento: pastDay,
    dataCasamento: pastDay,
    respostas: z.strictObject(Object.fromEntries(answers)),
  })
  const dates = new Set(customFields.filter(({ tipo }) => tipo === 'DATA').map(({ id }) => answerKey(id)))
  const day = (text: string) => formatDay(text, locale)
  return textForm(
    z.strictObject(typed),
    ({ respostas, nome, sobrenome, ...person }) => ({
      ...mapped(person, (value) => said(value)),
      nome,
      sobrenome,
      dataNascimento: said(person.dataNascimento, day),
      dataCasamento: said(person.dataCasamento, day),
      idCongregacao: said(person.idCongregacao, Number),
      numeroFilhos: said(person.numeroFilhos, Number),
      respostas: Object.fromEntries(
        Object.entries(respostas).map(([key, value]) => [key, dates.has(key) ? said(value, day) : said(value)]),
      ),
    }),
    wire,
  )
}

function answerRule({ tipo, flagObrigatorio }: CustomField): z.ZodMiniType<string | null> {
  const rules: Partial<Record<CustomField['tipo'], z.ZodMiniType<string>>> = {
    NUMERO: z.string().check(z.regex(/^\d{1,15}$/, code('NUMERIC'))),
    DATA: z.string().check(z.refine((day) => z.safeParse(z.iso.date(), day).success, code('DATE'))),
  }
  const rule = rules[tipo] ?? text(2000)
  return flagObrigatorio ? rule : z.nullable(rule)
}

function mapped<Name extends string, T>(fields: Readonly<Record<Name, string>>, change: (value: string) => T) {
  const entries = (Object.entries(fields) as [Name, string][]).map(([name, value]) => [name, change(value)] as const)
  return Object.fromEntries(entries) as Record<Name, T>
}

export type ProfileOutput = z.output<ReturnType<typeof profileSchema>>

/** Lists the changed fields of a member's record. */
export function toChanges({ respostas: _, ...person }: ProfileOutput, member: Member): ProfileChanges {
  const names = Object.keys(person) as (keyof typeof person)[]
  return Object.fromEntries(names.filter((name) => person[name] !== member[name]).map((name) => [name, person[name]]))
}

export type ProfileChanges = Partial<Omit<ProfileOutput, 'respostas'>>

/** The answers that are others than they were. */
export function changedAnswers({ respostas }: ProfileOutput, customFields: readonly CustomField[]) {
  return customFields.flatMap(({ id, valor }) => {
    const answer = respostas[answerKey(id)] ?? null
    return answer === valor ? [] : [{ idCampo: id, valor: answer }]
  })
}
