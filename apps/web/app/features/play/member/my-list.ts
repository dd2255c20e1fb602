import { ApiError } from '@narthex/contract/client'
import { dropTitle, keepTitle, listKeptTitles } from '@narthex/contract/play/my-list.endpoints'
import type { TitleItem } from '@narthex/contract/play/play.schemas'
import { callApi } from '../../../session/api.ts'
import { type ListedTitle, usePlayMember } from './play-member.ts'

export interface ListOwner {
  /** The church's slug. */
  readonly church: string
  readonly memberId: number
}

export type ListTrouble = 'failed' | 'full'

let loading: Promise<void> | undefined

/** Loads the list once; a failure lets the next caller try again. */
export function loadMyList({ church, memberId }: ListOwner): Promise<void> {
  if (usePlayMember.getState().list) return Promise.resolve()
  loading ??= callApi(listKeptTitles, { query: { usuario: String(memberId), igreja: church } })
    .then((entries) =>
      usePlayMember.setState({
        list: entries.map(({ id, planoAssinaturaConteudo }) => ({
          title: planoAssinaturaConteudo,
          entryId: id,
          isKept: true,
        })),
      }),
    )
    .finally(() => {
      loading = undefined
    })
  return loading
}

/** Titles whose change is under way: the last wish counts, however often it changes until then. */
const settling = new Set<number>()

/** Keeps a title or takes it from the list: shown at once, then told to the server, and taken back where that fails. */
export async function keepInList(
  owner: ListOwner,
  title: TitleItem,
  isKept: boolean,
): Promise<ListTrouble | undefined> {
  change(title, (entry) => ({ ...entry, isKept }))
  if (settling.has(title.id)) return undefined
  settling.add(title.id)
  try {
    return await settle(owner, title)
  } finally {
    settling.delete(title.id)
  }
}

async function settle(owner: ListOwner, title: TitleItem): Promise<ListTrouble | undefined> {
  for (let entry = find(title.id); entry && isUnsettled(entry); entry = find(title.id)) {
    try {
      const entryId = await send(owner, entry)
      change(title, (now) => ({ ...now, entryId }))
    } catch (error) {
      change(title, (now) => ({ ...now, isKept: now.entryId !== undefined }))
      return error instanceof ApiError && error.code === 'LIMIT_REACHED' ? 'full' : 'failed'
    }
  }
  return undefined
}

async function send({ church, memberId }: ListOwner, { title, entryId }: ListedTitle): Promise<string | undefined> {
  if (entryId === undefined) {
    const query = { planoAssinaturaConteudo: String(title.id), igreja: church, usuario: String(memberId) }
    const { id } = await callApi(keepTitle, { query })
    return id
  }
  await callApi(dropTitle, { params: { id: entryId } })
  return undefined
}

const isUnsettled = ({ isKept, entryId }: ListedTitle) => isKept !== (entryId !== undefined)

function find(titleId: number): ListedTitle | undefined {
  return usePlayMember.getState().list?.find(({ title }) => title.id === titleId)
}

/** A title that was not listed yet stands first. */
function change(title: TitleItem, toNext: (entry: ListedTitle) => ListedTitle): void {
  usePlayMember.setState(({ list = [] }) => {
    const known = list.some((entry) => entry.title.id === title.id)
    const all = known ? list : [{ title, entryId: undefined, isKept: false }, ...list]
    return { list: all.map((entry) => (entry.title.id === title.id ? toNext(entry) : entry)) }
  })
}
