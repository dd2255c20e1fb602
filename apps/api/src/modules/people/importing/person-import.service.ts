import type { ImportRules, RowContext } from '../../../platform/resources/importing/import-rules.ts'
import { groupPart } from '../../groups/office/imported-seats.service.ts'
import { householdPart } from './household-part.service.ts'
import { choosePeople } from './person-import.columns.ts'
import { deletePerson, holdTiedPeople } from './person-import.queries.ts'
import { createPersonMatcher, fullName } from './person-matches.rules.ts'
import { personSources } from './person-sources.rules.ts'
import { personHeads, personValues } from './person-words.rules.ts'

/** A column of names alone has whole names: the first word is the given one. */
function completePerson(values: Map<string, unknown>, { named }: RowContext): void {
  const name = values.get('nome')
  if (named.has('sobrenome') || typeof name !== 'string') return
  const [first = '', ...rest] = name.split(/\s+/)
  if (rest.length === 0) return
  values.set('nome', first)
  values.set('sobrenome', rest.join(' '))
}

const parts = [householdPart, groupPart]

/** How tables of people are read. Adding them is left to the service of people. */
export const personImport: Omit<ImportRules, 'addAll'> = {
  sources: personSources,
  tableInside: /(?:^|\/)people[^/]*\.(?:csv|xlsx)$/i,
  heads: personHeads,
  words: personValues,
  manyColumns: new Set(['telefone', 'email', 'situacao', 'pais']),
  parts,
  loose: new Set([
    'telefone',
    'email',
    'situacao',
    'idCongregacao',
    'dataNascimento',
    'sexo',
    'estadoCivil',
    'visitanteDesde',
    'membroDesde',
    'flagBatizado',
    'dataBatismo',
    'comoChegou',
    'anotacao',
    ...parts.flatMap(({ form }) => Object.keys(form.shape)),
  ]),
  past: new Set(['dataNascimento', 'visitanteDesde', 'membroDesde', 'dataBatismo']),
  complete: completePerson,
  titleOf: (values) => fullName(Object.fromEntries(values)),
  chooseKnown: (rows) =>
    choosePeople(
      rows.map(({ values }) => {
        const say = (path: string) => (values.get(path) as string | undefined) ?? ''
        const [nome, sobrenome, email] = [say('nome'), say('sobrenome'), say('email')]
        return { nome, sobrenome, email, telefone: say('telefone'), idExterno: say('idExterno') }
      }),
    ),
  createMatcher: createPersonMatcher,
  findTied: holdTiedPeople,
  takeBack: deletePerson,
}
