import * as z from 'zod/mini'
import { date, id, idText, image, instant, text } from '../fields.ts'
import { recordsPerPage } from '../limits.ts'
import { maritalStatuses } from '../lookups/marital-statuses.ts'
import { staffRoles } from '../permissions.ts'
import { externalId } from '../resources/editing.schemas.ts'
import { defineResource } from '../resources/resource.ts'
import { importCalls } from '../resources/table-calls.ts'
import { answerFilterText } from '../users/custom-field-filter.ts'
import { sexes } from '../users/user.schemas.ts'
import { phone } from '../validation/phone.ts'
import { email, familyName, personName } from '../validation/text.ts'
import { version } from '../versions.ts'
import { ageBands, baptisms, personAccesses, personOrigins, personSituations } from './person-words.ts'

const unsaid = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullable(schema), null)

/** The data that the staff of a church keep of a person. Documents are no part of it: they have calls and a permission of their own. */
const form = z.strictObject({
  nome: personName(100),
  /** Empty where the church does not know it. */
  sobrenome: z._default(familyName(100), ''),
  telefone: unsaid(phone),
  /** The address at which the church writes; that of a login stays as it is. */
  email: unsaid(email),
  situacao: z._default(z.enum(personSituations), 'FREQUENTADOR'),
  idCongregacao: unsaid(id),
  dataNascimento: unsaid(date),
  sexo: unsaid(z.enum(sexes)),
  estadoCivil: unsaid(z.enum(maritalStatuses)),
  visitanteDesde: unsaid(date),
  membroDesde: unsaid(date),
  /** Null: the church does not know. */
  flagBatizado: unsaid(z.boolean()),
  dataBatismo: unsaid(date),
  comoChegou: unsaid(text(200)),
  /** Notes of the staff; the person is told them on request. */
  anotacao: unsaid(text(2000)),
  /** Id in another system, unique among the people. Omitted: unchanged. */
  idExterno: z.optional(z.nullable(externalId)),
})
export type PersonForm = z.output<typeof form>

const read = {
  id,
  versao: version,
  /** Formatted: `+55 11 91234-5678`. */
  telefone: z.nullable(z.string()),
  imagem: z.nullable(image),
  /** Null where the church does not know the day of birth. */
  faixa: z.nullable(z.enum(ageBands)),
  acesso: z.enum(personAccesses),
  origem: z.enum(personOrigins),
  dataCadastro: instant,
} as const

const row = z.extend(form, {
  ...read,
  idExterno: z.nullable(z.string()),
  /** Ids in other systems of people who were merged into this one; missing where there are none. */
  outrosIds: z.optional(z.array(z.string())),
  /** The person whom this one became by a merge; missing of others. */
  unidaA: z.optional(id),
})
export type OfficePerson = z.output<typeof row>

const item = z.strictObject({
  ...z.pick(form, {
    nome: true,
    sobrenome: true,
    email: true,
    situacao: true,
    idCongregacao: true,
    visitanteDesde: true,
    membroDesde: true,
    flagBatizado: true,
  }).shape,
  ...read,
  idExterno: z.nullable(z.string()),
  papeis: z.array(z.enum(staffRoles)),
  /** Answers to custom fields that all readers of people see. */
  respostas: z.array(z.strictObject({ idCampo: id, valor: z.string() })),
})
export type PersonItem = z.output<typeof item>

const errors = ['EXTERNAL_ID_TAKEN'] as const
const changeErrors = ['EXTERNAL_ID_TAKEN', 'PERSON_MERGED'] as const

export const people = defineResource({
  name: 'usuario',
  path: '/escritorio/usuario/',
  isPublic: false,
  may: { read: 'people.read', write: 'people.write', export: 'people.export' },
  form,
  example: { nome: 'Ana', sobrenome: 'Prado', telefone: '+55 11 91234-5678' },
  row,
  item,
  list: {
    search: ['nome', 'sobrenome', 'email', 'telefone'],
    filters: {
      idExterno: z.optional(externalId),
      situacao: z.optional(z.enum(personSituations)),
      idCongregacao: z.optional(idText),
      /** Id of a group that they are in. */
      grupo: z.optional(idText),
      papel: z.optional(z.enum(staffRoles)),
      faixa: z.optional(z.enum(ageBands)),
      batizado: z.optional(z.enum(baptisms)),
      /** Added on this day or later. */
      novoDesde: z.optional(date),
      acesso: z.optional(z.enum(personAccesses)),
      /** Conditions on answers to custom fields that all readers of people see; others are answered by no one. */
      campo: z.optional(answerFilterText),
    },
    sorts: { nome: 'asc', dataCadastro: 'desc' },
    perPage: recordsPerPage,
  },
  isFound: true,
  parents: { idCongregacao: 'congregacao' },
  limits: {
    by: 'CONGREGACAO',
    calls: [
      'list',
      'get',
      'add',
      'set',
      'history',
      'export',
      'exportSheet',
      'listViews',
      'addView',
      'setView',
      'removeView',
    ],
  },
  calls: {
    list: { id: 'listPeople', summary: 'The people of the church, with and without a login' },
    get: { id: 'getPerson', summary: 'A person as the form of the office has them' },
    add: { id: 'addPerson', summary: 'Adds a person without a login', act: 'PERSON_ADDED', errors },
    set: {
      id: 'setPerson',
      summary: 'Replaces what the office keeps of a person',
      act: 'PERSON_SET',
      errors: changeErrors,
    },
    put: {
      id: 'putPerson',
      summary: 'Adds or replaces a person by their id in another system',
      act: 'PERSON_SET',
      errors: changeErrors,
    },
    history: { id: 'listPersonChanges', summary: 'What was changed of a person, the newest first' },
    export: { id: 'exportPeople', summary: 'The people as CSV', act: 'PEOPLE_EXPORTED' },
    exportSheet: { id: 'exportPeopleSheet', summary: 'The people as an Excel workbook', act: 'PEOPLE_EXPORTED' },
    ...importCalls({ one: 'Person', plural: 'people' }),
    listViews: { id: 'listPeopleViews', summary: 'Saved views of the people: own ones and shared ones' },
    addView: { id: 'addPeopleView', summary: 'Saves a view of the people' },
    setView: { id: 'setPeopleView', summary: 'Changes an own view' },
    removeView: { id: 'removePeopleView', summary: 'Removes an own view' },
  },
})
