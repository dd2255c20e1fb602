import { hashKey, InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fetchInTurn } from './fetch-in-turn.ts'
import { joinPages } from './join-pages.ts'
import { nextPageNumber } from './next-page-number.ts'
import { pagedQuery } from './paged-list.ts'

interface Page {
  readonly itens: readonly { readonly id: number }[]
  readonly page: number
  readonly limit: number
  readonly total: number
}

const limit = 2
let client: QueryClient
/** The list as the server has it now. */
let ids: number[]
let isAnswering: boolean
let asked: number[]
/** Lets calls that wait be answered. */
let release: (() => void) | undefined
let gate: Promise<void> | undefined

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Number.POSITIVE_INFINITY } } })
  ids = [5, 4, 3, 2, 1]
  isAnswering = true
  asked = []
  gate = undefined
})

afterEach(() => client.clear())

function hold(): void {
  gate = new Promise((resolve) => {
    release = () => {
      gate = undefined
      resolve()
    }
  })
}

async function load(page: number): Promise<Page> {
  asked.push(page)
  // Read when the call is sent: what comes later is not in its answer.
  const itens = ids.slice((page - 1) * limit, page * limit).map((id) => ({ id }))
  const total = ids.length
  await gate
  if (!isAnswering) throw new TypeError('Failed to fetch')
  return { itens, page, limit, total }
}

/** The list as a page shows it, until the test ends. */
async function openList(accountId = 7) {
  const options = pagedQuery({ key: ['list'], firstPage: 1, load, nextPage: nextPageNumber }, accountId)
  const observer = new InfiniteQueryObserver(client, options)
  observer.subscribe(() => {})
  const hash = hashKey(options.queryKey)
  const list = {
    reload: () => fetchInTurn(client, hash, observer.refetch),
    more: () => fetchInTurn(client, hash, observer.fetchNextPage),
    ids: () => joinPages(observer.getCurrentResult().data?.pages ?? [], ({ id }) => id).map(({ id }) => id),
    result: () => observer.getCurrentResult(),
  }
  await fetchInTurn(client, hash, async () => {})
  return list
}

test('pages are added until the last one is there', async () => {
  const list = await openList()
  expect(list.ids()).toEqual([5, 4])
  await list.more()
  await list.more()
  expect(list.ids()).toEqual([5, 4, 3, 2, 1])
  expect(list.result().hasNextPage).toBe(false)
})

test('a reload while a page is being added keeps the page and shows what is new', async () => {
  const list = await openList()
  hold()
  const added = list.more()
  ids = [6, ...ids]
  const reloaded = list.reload()
  release?.()
  await Promise.all([added, reloaded])
  expect(list.ids()).toEqual([6, 5, 4, 3])
})

test('a page that is asked for during a reload is added after it', async () => {
  const list = await openList()
  ids = [6, ...ids]
  hold()
  const reloaded = list.reload()
  const added = list.more()
  release?.()
  await Promise.all([reloaded, added])
  expect(list.ids()).toEqual([6, 5, 4, 3])
})

test('without its turn a reload drops the page that is being added', async () => {
  const list = await openList()
  hold()
  const added = list.more()
  ids = [6, ...ids]
  const reloaded = list.result().refetch()
  release?.()
  await Promise.all([added, reloaded])
  expect(list.ids()).toEqual([6, 5])
})

test('several that wait each get their turn', async () => {
  const list = await openList()
  hold()
  const all = [list.reload(), list.more(), list.reload(), list.more()]
  release?.()
  await Promise.all(all)
  expect(list.ids()).toEqual([5, 4, 3, 2, 1])
})

test('a reload asks for every page that is open', async () => {
  const list = await openList()
  await list.more()
  asked = []
  await list.reload()
  expect(asked).toEqual([1, 2])
  expect(list.ids()).toEqual([5, 4, 3, 2])
})

test('an item that moves to the next page between two calls is listed once', async () => {
  const list = await openList()
  ids = [6, ...ids]
  await list.more()
  expect(list.ids()).toEqual([5, 4, 3])
})

test('a page that cannot be loaded is reported, keeps the others and can be asked for again', async () => {
  const list = await openList()
  isAnswering = false
  await list.more()
  expect(list.result().isFetchNextPageError).toBe(true)
  expect(list.ids()).toEqual([5, 4])
  isAnswering = true
  await list.more()
  expect(list.result().isFetchNextPageError).toBe(false)
  expect(list.ids()).toEqual([5, 4, 3, 2])
})

test('a list that is cleared at log-out is not loaded again by what waited for its turn', async () => {
  const list = await openList()
  hold()
  const added = list.more()
  const reloaded = list.reload()
  client.clear()
  release?.()
  await Promise.all([added, reloaded])
  expect(client.getQueryCache().getAll()).toEqual([])
})

test('a member does not see the pages of another', async () => {
  await openList(7)
  isAnswering = false
  const list = await openList(8)
  expect(list.ids()).toEqual([])
})
