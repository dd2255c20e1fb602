import type { MergeField, MergeSide } from '@narthex/contract/people/merging-words'
import type { StoredPerson } from '../people.records.ts'

/** Columns of a person that a merge changes. */
export type PersonColumns = Partial<Omit<StoredPerson, 'igrejaId' | 'id' | 'nomeBusca' | 'textoBusca'>>

interface ChangedPerson {
  readonly antes: PersonColumns
  readonly depois: PersonColumns
}

/** Changes that a merge makes to the person who stays, and to the one who goes. */
export interface ChangedFields {
  readonly fica: ChangedPerson
  readonly sai: ChangedPerson
}

type Column = keyof PersonColumns

/** The columns of each field that is decided on. */
export const fieldColumns: Readonly<Record<MergeField, readonly Column[]>> = {
  nome: ['nome', 'sobrenome'],
  telefone: ['telefone'],
  email: ['email'],
  situacao: ['situacao'],
  idCongregacao: ['congregacaoId'],
  dataNascimento: ['dataNascimento'],
  sexo: ['sexo'],
  estadoCivil: ['estadoCivil'],
  visitanteDesde: ['visitanteDesde'],
  membroDesde: ['membroDesde'],
  batismo: ['flagBatizado', 'dataBatismo'],
  comoChegou: ['comoChegou'],
  anotacao: ['anotacao'],
  documentos: ['cpf', 'cnpj'],
}

/** Columns that are filled where the person who stays has nothing; no one decides on them. */
const filledAlone = ['dataCasamento', 'ocupacao', 'numeroFilhos', 'observacoes', 'imagem', 'idExterno'] as const

/** Columns of which two people of a church never have one value: the one who goes gives them away. */
const givenAway: readonly Column[] = ['cpf', 'idExterno', 'imagem']

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/** Whether two people have other values in a field, and both have one. */
export const differs = (field: MergeField, one: StoredPerson, other: StoredPerson): boolean =>
  fieldColumns[field].some((name) => one[name] !== other[name])

/** Chooses whose columns stay, and what is written of both. */
export function chooseFields(
  fica: StoredPerson,
  sai: StoredPerson,
  chosen: Readonly<Partial<Record<MergeField, MergeSide>>>,
): ChangedFields {
  const taken = new Set<Column>()
  for (const [field, columns] of Object.entries(fieldColumns) as [MergeField, readonly Column[]][]) {
    const side = chosen[field]
    const given = columns.filter((name) => !isEmpty(sai[name]))
    const isWhole = field === 'nome' || field === 'batismo'
    if (side === 'SAI') for (const name of isWhole ? columns : given) taken.add(name)
    else if (side === undefined && (!isWhole || columns.every((name) => isEmpty(fica[name]))))
      for (const name of given) if (isEmpty(fica[name])) taken.add(name)
  }
  for (const name of filledAlone) if (isEmpty(fica[name]) && !isEmpty(sai[name])) taken.add(name)
  // The doubt goes with the number.
  if (taken.has('cpf')) taken.add('cpfEmDuvida')
  const kept = new Set<Column>([...taken].filter((name) => fica[name] !== sai[name]))
  // Names are folded together.
  if (kept.has('nome') || kept.has('sobrenome')) kept.add('nome').add('sobrenome')
  const swapped = [...kept].filter((name) => givenAway.includes(name) || name === 'cpfEmDuvida')
  return {
    fica: { antes: pick(fica, kept), depois: pick(sai, kept) },
    sai: {
      antes: { ...pick(sai, swapped), flagAtivo: sai.flagAtivo, mergedIntoId: null },
      depois: { ...pick(fica, swapped), flagAtivo: false, mergedIntoId: fica.id },
    },
  }
}

/** The columns of a person that still are as the merge made them, and are put back. */
export function chooseBack(person: StoredPerson, { antes, depois }: ChangedPerson): PersonColumns {
  const names = Object.keys(depois) as Column[]
  return pick(
    antes,
    names.filter((name) => person[name] === depois[name]),
  )
}

const pick = (row: PersonColumns, names: Iterable<Column>): PersonColumns =>
  Object.fromEntries([...names].map((name) => [name, row[name]]))
