import type { Resource, ResourceWrite } from '@narthex/contract/resources/resource'
import type { TableFormat } from '../documents/table-file.ts'
import type { MemberCall } from '../http/route.ts'
import type { ChurchWork } from '../work/church-work.ts'
import { carryDraft, publishRecord, requireSeen, wasPublished } from './editing/publishing.ts'
import { editingActs } from './editing-acts.ts'
import { exportFields } from './importing/export-fields.ts'
import { importActs } from './importing/import-acts.ts'
import { manyActs } from './many-acts.ts'
import { orderRecords } from './order-acts.ts'
import { readRecords } from './read-records.ts'
import { limitRecords, requireReached } from './record-limits.ts'
import { addRecord, setRecord } from './record-writes.ts'
import { changeAndRead, changeRecord, readRow } from './resource-change.ts'
import { type Kind, pickDeclared, toKind, type WholeActs } from './resource-kind.ts'
import { type AnyChoice, type AnyListQuery, listRecords } from './resource-list.ts'
import type { ResourceActs, ResourceService, VersionedRow } from './resource-service.ts'
import { type FileText, sendStaffFile } from './staff-file.ts'
import { removeRecord } from './trash/trash.ts'

/**
 * Binds the calls of a kind to its service. Reads see the church's rows alone; each write is an edit: it locks the record,
 * compares its version, and writes history and audit.
 */
export function resourceActs<R extends Resource, Held extends VersionedRow>(
  resource: R,
  service: ResourceService<R, Held>,
): ResourceActs<R> {
  const kind = toKind(resource, service)
  return {
    ...recordActs(kind),
    ...editingActs(kind),
    ...manyActs(kind),
    ...importActs(kind),
  } as unknown as ResourceActs<R>
}

function recordActs(kind: Kind) {
  const { resource, service } = kind
  const { calls } = resource

  function sendList(call: MemberCall, { act }: ResourceWrite, format: TableFormat, choice: AnyChoice) {
    async function* listLines(text: FileText) {
      const { head, toLine } = service.table?.(text) ?? { head: [], toLine: () => [] }
      const more = await call.inChurch((work) => exportFields(work, kind, text, head))
      const made = await call.inChurch(async (work) => service.moreFields?.(work, text))
      yield [...head, ...more.head, ...(made?.head ?? [])]
      for await (const [item, row] of readRecords(call, kind, choice)) {
        const shown = pickDeclared(resource.item, item) as typeof item
        yield [...toLine(shown), ...more.toLine(row), ...(made?.toLine(shown) ?? [])]
      }
    }
    const { name } = resource
    return sendStaffFile(call, { act, subject: { lista: name }, name: [name], format, listLines })
  }

  async function readReached(work: ChurchWork, call: MemberCall, id: number) {
    await requireReached(work, call, kind, { id, permission: resource.may.read })
    return readRow(kind, work, id)
  }

  return {
    list: (call, query) => {
      const isReached = limitRecords(call, kind, resource.may.read)
      return call.inChurch((work) => listRecords(work, resource, service.list, query as AnyListQuery, isReached))
    },
    get: (call, id) => call.inChurch((work) => readReached(work, call, id)),
    add: (call, form) => addRecord(call, kind, calls.add, form),
    set: (call, id, { versao, ...form }) =>
      changeAndRead(call, kind, calls.set, { id, base: versao }, (work, held) =>
        setRecord(work, call, kind, held, form),
      ),
    remove: (call, id) =>
      changeRecord(call, kind, calls.remove, { id }, (work, held) => removeRecord(work, call, kind, held)),
    publish: (call, id, { versao, revisao }) =>
      changeAndRead(call, kind, calls.publish, { id }, async (work, held, unchanged) => {
        if (await wasPublished(work, call, kind, held, { versao, revisao })) return unchanged(undefined)
        await requireSeen(work, kind, held, { versao, revisao })
        await publishRecord(work, call, kind, held, { revisao })
      }),
    withdraw: (call, id, versao) =>
      changeAndRead(call, kind, calls.withdraw, { id, base: versao }, async (work, held) => {
        await service.withdraw(work, held)
        await carryDraft(work, kind, held)
      }),
    order: (call, order) => orderRecords(call, kind, order),
    history: (call, id, query) =>
      call.inChurch(async (work) => {
        // The record is read first: the history of another kind in the same table is not read by this call.
        await readReached(work, call, id)
        return service.history(work, service.record(id), query)
      }),
    export: (call, choice) => sendList(call, calls.export, 'csv', choice),
    exportSheet: (call, choice) => sendList(call, calls.exportSheet, 'xlsx', choice),
  } satisfies Partial<WholeActs>
}
