import { foldText } from '@narthex/contract/fold-text'
import type { Locale } from '@narthex/contract/locale'
import type { FormerHolder } from '@narthex/contract/tickets/former-holders.endpoints'
import type { Child } from '@narthex/contract/users/child.schemas'
import type { Member } from '@narthex/contract/users/user.schemas'
import { formatShortDate } from '@narthex/contract/validation/dates'
import { fillHolder, type HolderInput, type HolderRules, questionField } from './holder-form.ts'

/** A person whom a form can be filled with. */
export interface Suggestion {
  readonly key: string
  readonly name: string
  /** Values by the fields of the person, and of the questions that they answered before. */
  readonly person: HolderInput
  readonly answers: HolderInput
}

export interface KnownPeopleData {
  readonly member: Pick<Member, 'nome' | 'sobrenome' | 'telefone' | 'dataNascimento' | 'sexo'> & {
    readonly email: string
  }
  readonly children: readonly Pick<Child, 'id' | 'nome' | 'dataNascimento' | 'sexo'>[]
  readonly former: readonly FormerHolder[]
}

const isSameName = (a: string, b: string) => foldText(a).trim() === foldText(b).trim()

/**
 * The member, the children of the household, then others whom they registered before. Who was registered before brings
 * their answers; what the profile says of the member and of a child counts more than what was written then.
 */
export function listSuggestions(
  { member, children, former }: KnownPeopleData,
  rules: HolderRules,
  locale: Locale,
): Suggestion[] {
  const findFormer = (name: string) => former.find(({ nome }) => isSameName(nome, name))
  const day = (date: string | null) => (date && rules.asksBirth ? formatShortDate(date, locale) : '')
  const sex = (value: string | null) => (rules.asksSex && value ? value : '')
  const answersFor = (person: FormerHolder | undefined) => (person ? listAnswers(person, rules, locale) : {})
  const own = `${member.nome} ${member.sobrenome}`.trim()
  const guardian =
    rules.consentText === null ? {} : { responsavelNome: own, responsavelTelefone: member.telefone ?? '' }
  const known = [own, ...children.map(({ nome }) => nome)]
  return [
    {
      key: 'me',
      name: own,
      answers: answersFor(findFormer(own)),
      person: {
        nome: own,
        email: member.email,
        telefone: member.telefone ?? '',
        dataNascimento: day(member.dataNascimento),
        sexo: sex(member.sexo),
      },
    },
    ...children.map(({ id, nome, dataNascimento, sexo }) => {
      const before = findFormer(nome)
      return {
        key: `child-${id}`,
        name: nome,
        answers: answersFor(before),
        person: {
          nome,
          email: before?.email ?? '',
          telefone: before?.telefone ?? '',
          dataNascimento: day(dataNascimento),
          sexo: sex(sexo),
          ...guardian,
        },
      }
    }),
    ...former
      .filter(({ nome }) => !known.some((name) => isSameName(name, nome)))
      .map((person, index) => ({
        key: `former-${index}`,
        name: person.nome,
        answers: answersFor(person),
        person: {
          nome: person.nome,
          email: person.email ?? '',
          telefone: person.telefone ?? '',
          dataNascimento: day(person.dataNascimento),
          sexo: sex(person.sexo),
          ...(rules.consentText !== null && {
            responsavelNome: person.responsavel?.nome ?? '',
            responsavelTelefone: person.responsavel?.telefone ?? '',
          }),
        },
      })),
  ]
}

/** Answers of a person by their fields, as they are typed. */
export function listAnswers(person: FormerHolder, rules: HolderRules, locale: Locale): HolderInput {
  const filled = fillHolder({ ...person, consentimento: false, consentimentoEm: null }, rules, locale, '')
  const isAnswered = (id: number) => person.respostas.some(({ idPergunta }) => idPergunta === id)
  return Object.fromEntries(
    rules.questions
      .filter(({ id }) => isAnswered(id))
      .flatMap(({ id }) => {
        const value = filled[questionField(id)]
        return value === undefined ? [] : [[questionField(id), value]]
      }),
  )
}
