import { type Pages, usePages } from '@narthex/client/data/use-pages'
import type { AnyConsoleResource, OfficeRecord } from '../console-resource.ts'
import { type RecordPage, recordCalls } from '../record-calls.ts'
import { listKey } from './list-key.ts'
import { type ListState, toQuery } from './list-state.ts'

const byId = ({ id }: OfficeRecord) => id

/** A list as its address asks for it, fifty by fifty. It keeps what was loaded while one is elsewhere, and is reloaded on return. */
export function useRecordList(kind: AnyConsoleResource, state: ListState): Pages<RecordPage, OfficeRecord> {
  const query = toQuery(state)
  return usePages<RecordPage, string | undefined, OfficeRecord>(
    {
      key: [listKey(kind), new URLSearchParams(query).toString()],
      firstPage: undefined,
      load: (apos) => recordCalls.list(kind, apos ? { ...query, apos } : query),
      nextPage: ({ proximo }) => proximo ?? undefined,
    },
    byId,
  )
}
