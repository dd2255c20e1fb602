import type { PagedList } from '@narthex/client/data/paged-list'
import {
  blockInDirectory,
  getOwnDirectory,
  listDirectory,
  setOwnDirectory,
  unblockInDirectory,
} from '@narthex/contract/people/directory.endpoints'
import type { DirectoryChoice, DirectoryEntry, OwnDirectory } from '@narthex/contract/people/directory.schemas'
import { callApi } from '../../session/api.ts'

export const ownKey = ['directory', 'own'] as const

export const loadOwn = (): Promise<OwnDirectory> => callApi(getOwnDirectory, {})

export const saveChoice = (body: DirectoryChoice): Promise<OwnDirectory> => callApi(setOwnDirectory, { body })

export const hideFrom = (id: number) => callApi(blockInDirectory, { params: { id: String(id) } })
export const unhideFrom = (id: number) => callApi(unblockInDirectory, { params: { id: String(id) } })

export interface DirectoryPage {
  readonly itens: readonly DirectoryEntry[]
  readonly proximo: string | null
}

/** The members whose names have all words of a term. */
export const directoryList = (term: string): PagedList<DirectoryPage, string | undefined> => ({
  key: ['directory', 'list', term],
  firstPage: undefined,
  load: (apos) => callApi(listDirectory, { query: { ...(term && { term }), ...(apos && { apos }) } }),
  nextPage: ({ proximo }) => proximo ?? undefined,
})
