import { formatDay, unlessEmpty } from '@narthex/client/forms/form-schemas'
import { dateIn } from '@narthex/contract/church-time'
import { text } from '@narthex/contract/fields'
import type { Locale } from '@narthex/contract/locale'
import { hasInk, trimUnseen } from '@narthex/contract/pasted-text'
import type { EventSale, Holder, Participant, Question, TicketType } from '@narthex/contract/tickets/ticket.schemas'
import { sexes } from '@narthex/contract/users/user.schemas'
import { code } from '@narthex/contract/validation/codes'
import { formatShortDate, parseShortDate, pastDate } from '@narthex/contract/validation/dates'
import { phone } from '@narthex/contract/validation/phone'
import { cpf } from '@narthex/contract/validation/tax-numbers'
import { email, required } from '@narthex/contract/validation/text'
import * as z from 'zod/mini'

/** Values of the fields of a holder; the answer to a question is under `q` and the question's id. */
export type HolderInput = Record<string, string | string[] | boolean>

/** Rules of the data that is asked about a ticket's holder. */
export interface HolderRules {
  readonly type: TicketType
  readonly questions: readonly Question[]
  readonly asksBirth: boolean
  readonly asksSex: boolean
  /** Text to which a guardian consents for a minor. */
  readonly consentText: string | null
  /** The event's first day in the church's zone: ages are counted on it. */
  readonly day: string
}

export const adultAge = 18

export function findHolderRules(
  sale: Pick<EventSale, 'perguntas' | 'termoMenores'>,
  type: TicketType,
  start: string,
  timeZone: string,
): HolderRules {
  const { idadeMin, idadeMax, sexo } = type.publico
  return {
    type,
    questions: sale.perguntas.filter(({ ingressos }) => ingressos?.includes(type.id) ?? true),
    asksBirth: idadeMin !== null || idadeMax !== null || sale.termoMenores !== null,
    asksSex: sexo !== null,
    consentText: sale.termoMenores,
    day: dateIn(timeZone, new Date(start)),
  }
}

/** Full years on a day. */
export function findAge(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4))
  return day.slice(5) < birthday.slice(5) ? years - 1 : years
}

/** Whether a guardian is asked for, by the birthday as it is typed. */
export function needsGuardian(typed: unknown, { consentText, day }: HolderRules, locale: Locale): boolean {
  const birthday = consentText !== null && typeof typed === 'string' ? parseShortDate(typed, locale) : undefined
  return birthday !== undefined && findAge(birthday, day) < adultAge
}

export type AudienceComplaint = {
  readonly field: 'dataNascimento' | 'sexo'
  readonly why: 'tooYoung' | 'tooOld' | 'wrongSex'
  readonly age: number
}

/** Reason why a ticket is not for this person; undefined where it is, as far as their age and sex tell. */
export function findAudienceComplaint(
  { dataNascimento, sexo }: Pick<Participant, 'dataNascimento' | 'sexo'>,
  { type: { publico }, day }: HolderRules,
): AudienceComplaint | undefined {
  if (publico.sexo && sexo !== publico.sexo) return { field: 'sexo', why: 'wrongSex', age: 0 }
  if (!dataNascimento) return undefined
  const age = findAge(dataNascimento, day)
  const { idadeMin, idadeMax } = publico
  if (idadeMin !== null && age < idadeMin) return { field: 'dataNascimento', why: 'tooYoung', age: idadeMin }
  if (idadeMax !== null && age > idadeMax) return { field: 'dataNascimento', why: 'tooOld', age: idadeMax }
  return undefined
}

export const questionField = (id: number) => `q${id}`
const fileNameField = (id: number) => `q${id}nome`

export function listHolderFields({ questions }: HolderRules): string[] {
  const answers = questions.flatMap(({ id, tipo }) => [
    questionField(id),
    ...(tipo === 'ARQUIVO' ? [fileNameField(id)] : []),
  ])
  return [...Object.keys(emptyPerson), ...answers]
}

const emptyPerson = {
  nome: '',
  email: '',
  telefone: '',
  dataNascimento: '',
  sexo: '',
  responsavelNome: '',
  responsavelTelefone: '',
  consentimento: false,
}

export function emptyHolder({ questions }: HolderRules): HolderInput {
  const answer = ({ tipo }: Question) => (tipo === 'ESCOLHAS' ? [] : tipo === 'CONSENTIMENTO' ? false : '')
  return {
    ...emptyPerson,
    ...Object.fromEntries(questions.map((question) => [questionField(question.id), answer(question)])),
  }
}

/** Fills the fields of a form from a saved holder. `fileText` stands for a file that was uploaded. */
export function fillHolder(holder: Holder, rules: HolderRules, locale: Locale, fileText: string): HolderInput {
  const { nome, email: mail, telefone, dataNascimento, sexo, respostas, responsavel, consentimento } = holder
  const answers = rules.questions.flatMap(({ id, tipo }) => {
    const valor = respostas.find(({ idPergunta }) => idPergunta === id)?.valor
    if (valor === undefined) return []
    const shown = tipo === 'DATA' && typeof valor === 'string' ? formatShortDate(valor, locale) : valor
    return [[questionField(id), shown], ...(tipo === 'ARQUIVO' ? [[fileNameField(id), fileText]] : [])]
  })
  return {
    ...emptyHolder(rules),
    nome,
    email: mail ?? '',
    telefone: telefone ?? '',
    consentimento,
    sexo: rules.asksSex ? (sexo ?? '') : '',
    dataNascimento: rules.asksBirth && dataNascimento ? formatShortDate(dataNascimento, locale) : '',
    responsavelNome: responsavel?.nome ?? '',
    responsavelTelefone: responsavel?.telefone ?? '',
    ...Object.fromEntries(answers),
  }
}

const missing = code('REQUIRED')
const ticked = z.boolean().check(z.refine((value) => value === true, missing))
const unasked = z.pipe(
  z.any(),
  z.transform(() => null),
)
/** Rule of a line of text. Passes an empty text, which is also the value of an unbound field. */
const line = (longest: number) => text(longest).check(z.overwrite(trimUnseen))

function answerRule({ tipo, flagObrigatoria }: Question, day: z.ZodMiniType<string, string>): z.ZodMiniType {
  const rules: Partial<Record<Question['tipo'], z.ZodMiniType<string, string>>> = {
    TEXTO: line(300),
    NUMERO: z.string().check(z.trim(), z.regex(/^-?\d{1,12}(?:[.,]\d{1,6})?$/, code('NUMERIC'))),
    DATA: day,
    CPF: cpf,
  }
  if (tipo === 'CONSENTIMENTO') return flagObrigatoria ? ticked : z.boolean()
  if (tipo === 'ESCOLHAS')
    return flagObrigatoria ? z.array(z.string()).check(z.minLength(1, missing)) : z.array(z.string())
  const rule = rules[tipo] ?? line(2000)
  return flagObrigatoria ? unlessMissing(rule) : unlessEmpty(rule)
}

/** Text that is there, by a further rule. */
const unlessMissing = <S extends z.ZodMiniType<unknown, string>>(rule: S) =>
  z.pipe(z.string().check(z.refine(hasInk, { error: missing, abort: true })), rule)

/** Schema of a ticket's holder, as the API call takes it. `isMinor` asks for a guardian. */
export function holderForm(
  rules: HolderRules,
  {
    isMinor,
    locale,
    today,
    telefone = phone,
  }: {
    readonly isMinor: boolean
    readonly locale: Locale
    readonly today: () => string
    readonly telefone?: typeof phone
  },
): z.ZodMiniType<Participant, HolderInput> {
  const shortDay = z.pipe(
    z.string(),
    z.transform((text) => formatDay(text, locale)),
  )
  const anyDay = z.pipe(shortDay, z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, code('DATE'))))
  const answers = rules.questions.map((question) => [questionField(question.id), answerRule(question, anyDay)])
  const schema = z.pipe(
    z.object({
      nome: required(150),
      email: unlessEmpty(email),
      telefone: unlessEmpty(telefone),
      dataNascimento: rules.asksBirth ? z.pipe(shortDay, pastDate(today)) : unasked,
      sexo: rules.asksSex ? z.enum(sexes, missing) : unasked,
      responsavelNome: isMinor ? required(150) : unasked,
      responsavelTelefone: isMinor ? unlessMissing(telefone) : unasked,
      consentimento: isMinor ? ticked : unasked,
      ...Object.fromEntries(answers),
    }),
    z.transform((values) => toParticipant(values as Record<string, unknown>, rules.questions)),
  )
  return schema as unknown as z.ZodMiniType<Participant, HolderInput>
}

function toParticipant(values: Record<string, unknown>, questions: readonly Question[]): Participant {
  const {
    nome,
    email: mail,
    telefone,
    dataNascimento,
    sexo,
    responsavelNome,
    responsavelTelefone,
    consentimento,
  } = values
  const isGiven = (value: unknown) => !(value === null || value === undefined || value === '' || value === false)
  const person = { nome, email: mail, telefone, dataNascimento, sexo }
  return {
    ...(person as Pick<Participant, keyof typeof person>),
    respostas: questions.flatMap(({ id }) => {
      const valor = values[questionField(id)] as string | string[] | boolean
      return isGiven(valor) && !(Array.isArray(valor) && valor.length === 0) ? [{ idPergunta: id, valor }] : []
    }),
    responsavel: responsavelNome
      ? { nome: responsavelNome as string, telefone: (responsavelTelefone as string | null) ?? null }
      : null,
    consentimento: consentimento === true,
  }
}
