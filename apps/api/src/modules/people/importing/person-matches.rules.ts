import { normalize } from '../../../platform/documents/cell-values.ts'
import type { Match, ReadRow } from '../../../platform/resources/importing/import-rows.ts'
import type { Matcher } from '../../../platform/resources/importing/import-rules.ts'
import type { KindForm, KindRow } from '../../../platform/resources/resource-kind.ts'

/** Marks by which a person is known. */
interface Marks {
  readonly name: string
  readonly id: string
  /** Ids of rows that were merged into the person. */
  readonly others: readonly string[]
  readonly email: string
  readonly phone: string
  readonly born: string
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '')

export const fullName = ({ nome, sobrenome }: KindForm): string => `${toText(nome)} ${toText(sobrenome)}`.trim()

const toMarks = (form: KindForm): Marks => ({
  name: normalize(fullName(form)),
  id: toText(form.idExterno),
  others: Array.isArray(form.outrosIds) ? form.outrosIds : [],
  email: toText(form.email),
  phone: toText(form.telefone),
  born: toText(form.dataNascimento),
})

interface Known {
  readonly record: KindRow
  readonly marks: Marks
  readonly isMade: boolean
}

const comparable = ['email', 'phone', 'born'] as const
const isEqual = (one: string, other: string) => one !== '' && one === other
const isDifferent = (one: string, other: string) => one !== '' && other !== '' && one !== other

/** The program that an id is of. */
const sourceOf = (id: string) => id.slice(0, Math.max(0, id.indexOf(':')))

/** Two people of one program, or people who were born on two days. */
const areApart = (row: Marks, { marks }: Known) =>
  (isDifferent(row.id, marks.id) && sourceOf(row.id) === sourceOf(marks.id)) || isDifferent(row.born, marks.born)

/**
 * Finds people: by their id in the other program; without one by their name with an address, a telephone or a day of birth. It is
 * doubtful where a row with an id meets someone without it, where there is a name alone, and where someone with another name has
 * the same address or telephone, as families do. Of those whom the table itself has added none is doubtful.
 */
export function createPersonMatcher(): Matcher {
  const people = new Map<number, Known>()
  const byMark = new Map<string, Set<number>>()
  const keysOf = ({ name, id, email, phone, others }: Marks) => [
    ...Object.entries({ name, id, email, phone }).flatMap(([kind, mark]) => (mark ? [`${kind} ${mark}`] : [])),
    ...others.map((other) => `id ${other}`),
  ]
  const find = (key: string) => [...(byMark.get(key) ?? [])].flatMap((id) => people.get(id) ?? [])

  function forget(id: number) {
    const known = people.get(id)
    if (!known) return
    for (const key of keysOf(known.marks)) byMark.get(key)?.delete(id)
    people.delete(id)
  }

  function know(record: KindRow, isMade: boolean) {
    forget(record.id)
    const marks = toMarks(record)
    people.set(record.id, { record, marks, isMade })
    for (const key of keysOf(marks)) byMark.set(key, (byMark.get(key) ?? new Set()).add(record.id))
  }

  function match(read: ReadRow): Match {
    const row = toMarks(Object.fromEntries(read.values))
    const [named] = row.id ? find(`id ${row.id}`) : []
    if (named) return { record: named.record, doubt: undefined }
    const others = [...new Set(keysOf(row).flatMap(find))].filter((known) => !areApart(row, known))
    const alike = others.filter(({ marks }) => marks.name === row.name)
    const sure = alike.filter(({ marks }) => comparable.some((mark) => isEqual(row[mark], marks[mark])))
    if (sure.length > 0) return fromSure(row, sure)
    const strangers = others.filter(({ isMade }) => !isMade)
    const byName = strangers.filter(
      ({ marks }) => marks.name === row.name && !comparable.some((mark) => isDifferent(row[mark], marks[mark])),
    )
    if (byName.length > 0) return doubtful(byName, 'LOOKS_KNOWN')
    const sharing = strangers.filter(({ marks }) => marks.name !== row.name)
    return sharing.length > 0 ? doubtful(sharing, 'SHARES_CONTACT') : { record: undefined, doubt: undefined }
  }

  return { match, know, forget }
}

function fromSure(row: Marks, [first, ...more]: readonly Known[]): Match {
  if (more.length > 0) return { record: undefined, doubt: 'SEVERAL_KNOWN' }
  const isUnnamed = row.id !== '' && first?.isMade === false
  return { record: first?.record, doubt: isUnnamed ? 'LOOKS_KNOWN' : undefined }
}

const doubtful = (found: readonly Known[], doubt: 'LOOKS_KNOWN' | 'SHARES_CONTACT'): Match =>
  found.length === 1
    ? { record: found[0]?.record, doubt }
    : { record: undefined, doubt: doubt === 'LOOKS_KNOWN' ? 'SEVERAL_KNOWN' : doubt }
