import { dateText } from '@narthex/client/format/dates'
import { streetLine } from '@narthex/contract/churches/address-lines'
import { listCongregations } from '@narthex/contract/churches/church.endpoints'
import { listGroups } from '@narthex/contract/groups/group.endpoints'
import { groupsPerPage } from '@narthex/contract/limits'
import type { households } from '@narthex/contract/people/household.resource'
import { householdCalls } from '@narthex/contract/people/household-office.endpoints'
import type { PersonItem, people } from '@narthex/contract/people/person.resource'
import type { KnownField } from '@narthex/contract/people/person-answers.endpoints'
import { peopleCalls } from '@narthex/contract/people/person-office.endpoints'
import { ageBands, baptisms, personAccesses, personSituations } from '@narthex/contract/people/person-words'
import { staffRoles } from '@narthex/contract/permissions'
import { readAnswerFilters } from '@narthex/contract/users/custom-field-filter'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../components/use-date-context.ts'
import { type AnyConsoleResource, defineConsoleResource, type OfficeRecord } from '../../resource/console-resource.ts'
import { callApi } from '../../session/api.ts'
import { AnswerFilterControl, findListedFields } from './answer-filter.tsx'
import { AnswerText } from './answer-text.tsx'

type Word = Parameters<ReturnType<typeof useTranslations<'consolePersonWords'>>>[0]

function Words({ of }: { readonly of: readonly (Word | null)[] }) {
  const t = useTranslations('consolePersonWords')
  return of.flatMap((word) => (word === null ? [] : t(word))).join(', ')
}

function Day({ of }: { readonly of: string }) {
  const dates = useDateContext()
  return dateText(of.slice(0, 10), dates)
}

const findCongregations = async (igreja: string) =>
  (await callApi(listCongregations, { query: { igreja } })).map(({ id, nome }) => ({ value: String(id), label: nome }))

async function findGroups(slug: string) {
  const query = { limit: String(groupsPerPage.largest) } as never
  const { itens } = await callApi(listGroups, { params: { slug }, query })
  return itens.map(({ id, nome }) => ({ value: String(id), label: nome }))
}

/** The people of a church without their answers. */
const plainPeople = defineConsoleResource<typeof people>({
  name: 'people',
  type: 'usuario',
  place: 'people',
  texts: 'consolePeople',
  calls: peopleCalls,
  may: { read: 'people.read', write: 'people.write', export: 'people.export' },
  nameOf: ({ nome, sobrenome }) => `${nome} ${sobrenome}`.trim(),
  hasPage: true,
  list: {
    columns: [
      { name: 'nome', cell: ({ nome, sobrenome }) => `${nome} ${sobrenome}`.trim() },
      { name: 'situacao', cell: ({ situacao }) => <Words of={[situacao]} />, width: 'narrow' },
      { name: 'telefone', cell: ({ telefone }) => telefone },
      { name: 'email', cell: ({ email }) => email, width: 'wide' },
      { name: 'faixa', cell: ({ faixa }) => <Words of={[faixa]} />, isExtra: true },
      { name: 'acesso', cell: ({ acesso }) => <Words of={[acesso]} />, isExtra: true },
      { name: 'papeis', cell: ({ papeis }) => <Words of={papeis} />, isExtra: true },
      { name: 'dataCadastro', cell: ({ dataCadastro }) => <Day of={dataCadastro} />, width: 'narrow' },
    ],
    filters: [
      { name: 'situacao', values: personSituations, texts: 'consolePersonWords' },
      { name: 'idCongregacao', values: [], load: findCongregations, texts: 'consolePersonWords' },
      { name: 'grupo', values: [], load: findGroups, module: 'MOD_CELULA', texts: 'consolePersonWords' },
      { name: 'faixa', values: ageBands, texts: 'consolePersonWords' },
      { name: 'batizado', values: baptisms, texts: 'consolePersonWords' },
      { name: 'acesso', values: personAccesses, texts: 'consolePersonWords' },
      { name: 'papel', values: staffRoles, texts: 'consolePersonWords' },
      { name: 'novoDesde', values: [], isDay: true, texts: 'consolePersonWords' },
      {
        name: 'campo',
        values: [],
        control: AnswerFilterControl,
        accepts: (value) => readAnswerFilters(value) !== undefined,
        texts: 'consolePersonWords',
      },
    ],
    sorts: { nome: 'asc', dataCadastro: 'desc' },
    hasSearch: true,
  },
  loadEditor: () => import('./people.fields.ts').then(({ peopleEditor }) => peopleEditor),
})

/** Columns of the church's own questions, to be chosen. */
const toColumn = (field: KnownField) => ({
  name: `campo${field.id}` as never,
  label: field.titulo,
  cell: ({ respostas }: OfficeRecord) => {
    const answer = (respostas as PersonItem['respostas']).find(({ idCampo }) => idCampo === field.id)
    return answer && <AnswerText field={field} answer={answer.valor} />
  },
  isExtra: true as const,
})

/** Loads the people of a church, with and without a login; where its fields do not load, the list does without them. */
export async function loadPeopleResource(): Promise<AnyConsoleResource> {
  const fields = await findListedFields().catch(() => [])
  const { list, ...resource } = plainPeople
  return { ...resource, list: { ...list, columns: [...list.columns, ...fields.map(toColumn)] } }
}

/** The households of a church: in this file, as the frame of the office names each file that it can load. */
export const householdsResource = defineConsoleResource<typeof households>({
  name: 'households',
  type: 'domicilio',
  place: 'households',
  texts: 'consoleHouseholds',
  calls: householdCalls,
  may: { read: 'people.read', write: 'people.write', export: 'people.export' },
  nameOf: ({ nome }) => nome,
  list: {
    columns: [
      { name: 'nome', cell: ({ nome }) => nome },
      { name: 'pessoas', cell: ({ pessoas }) => pessoas.map(({ nome }) => nome).join(', '), width: 'wide' },
      { name: 'endereco', cell: ({ endereco }) => endereco && streetLine(endereco) },
    ],
    filters: [],
    sorts: { nome: 'asc' },
    hasSearch: true,
  },
  loadEditor: () => import('./households.fields.ts').then(({ householdsEditor }) => householdsEditor),
})
