import type { Success } from '@narthex/contract/endpoint'
import { directoryPerPage } from '@narthex/contract/limits'
import type { listDirectory, listDirectoryMembers } from '@narthex/contract/people/directory.endpoints'
import type { DirectoryEntry } from '@narthex/contract/people/directory.schemas'
import type { DirectoryAudience, DirectoryField, DirectoryObstacle } from '@narthex/contract/people/directory-words'
import { countUse } from '../../platform/attempts/count-use.ts'
import { readList } from '../../platform/database/keyset.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import { findToday } from '../../platform/work/church-facts.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import {
  countListed,
  type DirectoryReach,
  type DirectoryRow,
  directoryOrder,
  findGroupNames,
  findOwnEntry,
  listListed,
  listReadable,
} from './directory.queries.ts'
import { type DirectorySettings, findDirectorySettings } from './directory-settings.queries.ts'

/** Pages that one member opens within a quarter of an hour, and within a day: searches of a person, not copies of the list. */
const inQuarter = { maxAttempts: 90 }
const inDay = { maxAttempts: 400, windowMs: 24 * 3_600_000 }

/** Counts a look into the directory. Throws TOO_MANY_REQUESTS for those who read all of it. */
export async function countLook(call: MemberCall): Promise<void> {
  const who = `${call.church.uuid}/${call.actor.memberId}`
  await countUse(call, { what: 'directory of members', who, limit: inQuarter })
  await countUse(call, { what: 'directory of members in a day', who, limit: inDay })
}

/** A part of the directory, as far as its reader may see it. It is never counted. */
export async function readDirectory(
  call: MemberCall,
  { term, apos }: { readonly term?: string | undefined; readonly apos?: string | undefined },
): Promise<Success<typeof listDirectory>> {
  await countLook(call)
  return call.inChurch(async (work) => {
    const settings = await findDirectorySettings(work)
    const reach = await findReach(work, call, settings)
    if (!reach) return { itens: [], proximo: null }
    const query = { apos, limit: directoryPerPage }
    const { rows, proximo } = await readList(directoryOrder, query, {
      list: (part) => listReadable(work, reach, { ...part, term }),
      count: async () => 0,
    })
    return { itens: await showRows(work, settings, rows), proximo }
  })
}

/** The members who are in the directory, for the office, with the facts that each of them shows. */
export function listMembersInDirectory(
  { inChurch }: Pick<MemberCall, 'inChurch'>,
  query: { readonly apos?: string | undefined; readonly limit: number },
): Promise<Success<typeof listDirectoryMembers>> {
  return inChurch(async (work) => {
    const settings = await findDirectorySettings(work)
    if (!settings.flagLigado) return { itens: [], proximo: null, total: 0 }
    const today = await findToday(work)
    const { rows, ...list } = await readList(directoryOrder, query, {
      list: (part) => listListed(work, today, part),
      count: () => countListed(work, today),
    })
    const itens = rows.map((row) => ({ id: row.id, nome: toFullName(row), campos: [...listShown(settings, row)] }))
    return { itens, ...list }
  })
}

/** The part of the directory that a member reads; undefined where there is none, and for those who may not read it. */
export async function findReach(
  work: ChurchWork,
  { actor }: Pick<MemberCall, 'actor'>,
  { flagLigado, publico }: DirectorySettings,
): Promise<DirectoryReach | undefined> {
  if (!flagLigado) return undefined
  const today = await findToday(work)
  const own = await findOwnEntry(work, actor.memberId, today)
  if (!own || findObstacle(own)) return undefined
  return { reader: actor.memberId, readerIsStaff: own.isStaff, publico, today }
}

type Standing = Readonly<Record<'isMember' | 'isAdult' | 'isBanned', boolean>>

/** The reason why a member is not in the directory, and does not read it. */
export function findObstacle({ isMember, isAdult, isBanned }: Standing): DirectoryObstacle | null {
  if (!isAdult) return 'MENOR'
  if (!isMember) return 'NAO_MEMBRO'
  return isBanned ? 'BLOQUEADO' : null
}

/** Whether a member who agreed to some readers agreed to these. */
export const agreesTo = (agreed: DirectoryAudience | null, now: DirectoryAudience): boolean =>
  agreed === null || agreed === 'MEMBROS' || agreed === now

type Choice = Pick<DirectoryRow, 'campos' | 'agreed'>

/** The facts that others see of a member: what the church offers, the member chose, and for readers whom they agreed to. */
export function listShown({ campos, publico }: DirectorySettings, own: Choice): readonly DirectoryField[] {
  const chosen = own.campos ?? []
  return agreesTo(own.agreed, publico) ? campos.filter((field) => chosen.includes(field)) : []
}

async function showRows(work: ChurchWork, settings: DirectorySettings, rows: readonly DirectoryRow[]) {
  const shown = rows.map((row) => ({ row, fields: listShown(settings, row) }))
  const showGroups = shown.flatMap(({ row, fields }) => (fields.includes('GRUPOS') ? [row.id] : []))
  const groups = await findOpenGroups(work, showGroups)
  return shown.map(({ row, fields }) => toEntry(row, fields, groups.get(row.id) ?? []))
}

/** Names of groups by the ids of their members; none at a church without groups. */
export async function findOpenGroups(work: ChurchWork, ids: Parameters<typeof findGroupNames>[1]) {
  const { modules } = await work.facts()
  return modules.has('MOD_CELULA') ? findGroupNames(work, ids) : new Map<number, readonly string[]>()
}

type Facts = Omit<DirectoryRow, 'campos' | 'agreed' | 'place'>

/** An entry with these facts, and no others. */
export function toEntry(row: Facts, fields: readonly DirectoryField[], groups: readonly string[]): DirectoryEntry {
  const pick = <T>(field: DirectoryField, value: T) => (fields.includes(field) ? value : null)
  return {
    id: row.id,
    nome: toFullName(row),
    imagem: pick('FOTO', row.imagem),
    telefone: pick('TELEFONE', row.telefone),
    email: pick('EMAIL', row.email),
    congregacao: pick('CONGREGACAO', row.congregacao),
    aniversario: pick('ANIVERSARIO', row.aniversario),
    grupos: [...(pick('GRUPOS', groups) ?? [])],
  }
}

const toFullName = ({ nome, sobrenome }: Pick<DirectoryRow, 'nome' | 'sobrenome'>) => `${nome} ${sobrenome}`.trim()
