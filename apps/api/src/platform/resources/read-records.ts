import { and } from 'drizzle-orm'
import { type Placed, readInBatches } from '../database/keyset.ts'
import type { MemberCall } from '../http/route.ts'
import { limitRecords } from './record-limits.ts'
import type { Kind, KindRow } from './resource-kind.ts'
import { type AnyChoice, chooseRows, findOrder } from './resource-list.ts'
import type { VersionedRow } from './resource-service.ts'

/** Whole records may be long: of these few are in memory. */
const recordsPerBatch = 200

interface ReadRecord extends Placed {
  readonly item: Placed & VersionedRow
  readonly record: KindRow | undefined
}

/**
 * Reads all records that a choice names, each as its list shows it and as a whole: batch after batch, each by a few
 * statements in a transaction of its own, so that a slow reader holds none.
 */
export async function* readRecords(call: MemberCall, kind: Kind, choice: AnyChoice) {
  const { inChurch } = call
  const { resource, service } = kind
  const isReached = limitRecords(call, kind, resource.may.export ?? resource.may.read)
  const { columns, rows } = service.list
  const order = findOrder(resource, columns, choice.ordem)
  const { place, orderBy } = order
  const chosen = and(await inChurch((work) => chooseRows(work, columns, choice)), isReached)
  const found = readInBatches(
    order,
    ({ isBehind, limit }) =>
      inChurch(async (work): Promise<ReadRecord[]> => {
        const part = await rows(work, { where: and(chosen, isBehind), orderBy, place, limit })
        const items = part as unknown as (Placed & VersionedRow)[]
        const records = (await service.readAll(
          work,
          items.map(({ id }) => id),
        )) as ReadonlyMap<number, KindRow>
        return items.map((item) => ({ place: item.place, item, record: records.get(item.id) }))
      }),
    recordsPerBatch,
  )
  for await (const { item, record } of found) {
    const { place: _, ...shown } = item
    // What was removed between two statements of a batch is left out, as if it had been removed before.
    if (record) yield [shown, record] as const
  }
}
