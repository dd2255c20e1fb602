import type { AuditEntry } from '@narthex/contract/audit/audit.endpoints'
import type { KindEntry } from '../../kinds.ts'
import { findActName } from '../../resource/history/act-names.ts'
import { listPath, recordPath, trashPath } from '../../resource/kind-paths.ts'

/** Subjects of acts: the prefixes of their names. */
export const subjects = [
  'CONTENT',
  'CHURCH',
  'VISUAL',
  'HOME',
  'MODULES',
  'MENU_ITEM',
  'BANNER',
  'PASTOR',
  'CONGREGATION',
  'SERVICE',
  'FILE',
  'EVENT',
  'GROUP',
  'PLAY_TAG',
] as const
/** Acts about who may do what, which are told by themselves. */
export const roleActs = ['ROLE_GRANTED', 'ROLE_REVOKED', 'STAFF_INVITED'] as const

/** An act of the audit log that the home tells of. */
export type ToldAct =
  | { readonly role: (typeof roleActs)[number] }
  | {
      readonly verb: Exclude<ReturnType<typeof findActName>, 'other'>
      readonly subject: (typeof subjects)[number]
    }

/** How an act is told; undefined for one that is no change of the church's, such as a login. */
export function tellAct({ acao }: Pick<AuditEntry, 'acao'>): ToldAct | undefined {
  const role = roleActs.find((act) => act === acao)
  if (role) return { role }
  const verb = findActName(acao)
  const subject = subjects.find((name) => acao.startsWith(`${name}_`) && !/_/.test(acao.slice(name.length + 1)))
  return verb === 'other' || !subject ? undefined : { verb, subject }
}

/** Acts that one person did in a row to things of one kind: they are told in one line. */
export interface ToldActs {
  /** The last of them. */
  readonly entry: AuditEntry
  readonly act: ToldAct
  readonly count: number
}

/** Groups the changes of an audit log for display, latest first. */
export function groupActs(log: readonly AuditEntry[]): ToldActs[] {
  const groups: ToldActs[] = []
  for (const entry of log) {
    const act = tellAct(entry)
    if (!act) continue
    const before = groups.at(-1)
    const isSame =
      before?.entry.usuario?.id === entry.usuario?.id && JSON.stringify(before?.act) === JSON.stringify(act)
    if (before && isSame) groups[groups.length - 1] = { ...before, count: before.count + 1 }
    else groups.push({ entry, act, count: 1 })
  }
  return groups
}

/** The kinds that the office lists, by what acts call their records. Content of other kinds than news shares its acts with them. */
const kindTypes: Readonly<Partial<Record<(typeof subjects)[number], string>>> = {
  CONTENT: 'noticia',
  MENU_ITEM: 'igreja_app_menu',
  BANNER: 'banner',
  PASTOR: 'pastor',
  CONGREGATION: 'congregacao',
  SERVICE: 'culto',
}

/** Where an act can be looked at, or taken back: the record, or the trash that it lies in. */
interface ActPlace {
  readonly path: string
  /** Where several of its kind stand. */
  readonly listPath: string
  readonly isTrash: boolean
}

export function findActPath(
  { detalhes }: Pick<AuditEntry, 'detalhes'>,
  act: ToldAct,
  kinds: readonly KindEntry[],
): ActPlace | undefined {
  if ('role' in act) return undefined
  const kind = kinds.find(({ type }) => type === kindTypes[act.subject])
  if (!kind) return undefined
  if (act.verb === 'removed')
    return kind.hasTrash ? { path: trashPath(kind), listPath: trashPath(kind), isTrash: true } : undefined
  const id = act.subject === 'CONTENT' ? undefined : Object.values(detalhes).find(Number.isInteger)
  return id === undefined ? undefined : { path: recordPath(kind, Number(id)), listPath: listPath(kind), isTrash: false }
}
