import type { Endpoint } from '@narthex/contract/endpoint'
import type { BulkOrder } from '@narthex/contract/resources/bulk.schemas'
import { resourceEndpoints } from '@narthex/contract/resources/resource-endpoints'
import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { kinds } from '../kinds.ts'
import { callApi } from '../session/api.ts'
import type { SavedRecord } from './drafts/draft-types.ts'
import { draftCalls, listCalls, recordCalls } from './record-calls.ts'

vi.mock(import('../session/api.ts'))

const loaded = await Promise.all(
  kinds.map(async ({ place, load }) => {
    const kind = await load()
    const { resource } = await kind.loadEditor()
    return [place, kind, resourceEndpoints(resource)] as const
  }),
)

/** A record as its editor knows it, with the values of its form. */
const seen: SavedRecord = { id: 7, versao: 3, revisao: 2, values: { titulo: 'Mutirão' } }
const order: BulkOrder = { acao: 'REMOVER', selecao: { ids: [7] } }

describe.each(loaded)('a call about %s', (_, kind, endpoints) => {
  const every: Readonly<Record<string, () => unknown>> = {
    list: () => recordCalls.list(kind, { limit: '20' }),
    get: () => recordCalls.get(kind, 7),
    copy: () => recordCalls.copy(kind, 7),
    remove: () => recordCalls.remove(kind, 7),
    publish: () => recordCalls.publish(kind, seen),
    withdraw: () => recordCalls.withdraw(kind, seen),
    history: () => recordCalls.history(kind, 7, {}),
    getDraft: () => draftCalls.get(kind, 7),
    discardDraft: () => draftCalls.discard(kind, 7, 2),
    schedule: () => draftCalls.schedule(kind, seen, '2030-01-01T12:00:00.000Z'),
    unschedule: () => draftCalls.unschedule(kind, 7),
    listVersions: () => draftCalls.versions(kind, 7, {}),
    getVersion: () => draftCalls.version(kind, 7, 9),
    restoreVersion: () => draftCalls.restore(kind, seen, 9),
    presence: () => draftCalls.presence(kind, 7, 'a'.repeat(20), true),
    publishLanguage: () => draftCalls.publishLanguage(kind, seen, 'en'),
    withdrawLanguage: () => draftCalls.withdrawLanguage(kind, seen, 'en'),
    previewBulk: () => listCalls.previewBulk(kind, order),
    runBulk: () => listCalls.runBulk(kind, order),
    getBulk: () => listCalls.getBulk(kind, 4),
    undoBulk: () => listCalls.undoBulk(kind, 4),
    listTrash: () => listCalls.trash(kind, {}),
    restore: () => listCalls.restore(kind, 7),
    purge: () => listCalls.purge(kind, 7),
    listViews: () => listCalls.views(kind),
    removeView: () => listCalls.removeView(kind, 5),
  }

  test.each(Object.keys(every).filter((verb) => verb in kind.calls))(
    'has the shape of its contract: %s',
    async (verb) => {
      vi.mocked(callApi).mockResolvedValue({})
      await every[verb]?.()
      const [called, input = {}] = vi.mocked(callApi).mock.lastCall ?? []
      const endpoint = Object.values<Endpoint>(endpoints).find(({ id }) => id === called?.id)
      expect(endpoint).toBeDefined()
      const { params, query, body } = input as Partial<Record<'params' | 'query' | 'body', unknown>>
      for (const [schema, value] of [
        [endpoint?.params, params],
        [endpoint?.query, query],
        [endpoint?.body, body],
      ] as const)
        if (schema) expect(z.safeParse(schema, value ?? {}).error).toBeUndefined()
        else expect(value).toBeUndefined()
    },
  )
})
