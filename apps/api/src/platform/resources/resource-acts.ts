import { isDeepStrictEqual } from 'node:util'
import type { Resource, ResourceWrite } from '@narthex/contract/resources/resource'
import type { TableFormat } from '../documents/table-file.ts'
import { DomainError, notFound } from '../errors/domain-error.ts'
import type { MemberCall } from '../http/route.ts'
import type { ChurchWork } from '../work/church-work.ts'
import { edit } from '../work/edit.ts'
import { type AnyChoice, type AnyListQuery, listRecords, readRecords } from './resource-list.ts'
import type { ResourceActs, ResourceService, VersionedRow } from './resource-service.ts'
import { type FileText, sendStaffFile } from './staff-file.ts'

/** A kind that has every call. */
type WholeResource = Resource & { readonly calls: Required<Resource['calls']> }
type WholeService = ResourceService<WholeResource, VersionedRow>

/**
 * Binds the calls of a kind to its service. Reads see the church's rows alone; each write is an edit: it locks the record,
 * compares its version, and writes history and audit.
 */
export function resourceActs<R extends Resource, Held extends VersionedRow>(
  resource: R,
  service: ResourceService<R, Held>,
): ResourceActs<R>
export function resourceActs(resource: WholeResource, service: WholeService): ResourceActs<WholeResource> {
  const { calls, isPublic } = resource
  const { record, subject } = service

  async function read(work: ChurchWork, id: number) {
    const row = await service.read(work, id)
    if (!row) throw notFound()
    return row
  }

  function change<T>(call: MemberCall, { act }: ResourceWrite, { id, base }: Changed, run: Run<T>): Promise<T> {
    const plan = { act, isPublic, subject: { [subject]: id }, hold: record(id), base }
    return edit(call, plan, ({ work, before }) => run(work, before))
  }

  const changeAndRead = (call: MemberCall, write: ResourceWrite, changed: Changed, run: Run<unknown>) =>
    change(call, write, changed, async (work, held) => {
      await run(work, held)
      return read(work, changed.id)
    })

  function sendList(call: MemberCall, { act }: ResourceWrite, format: TableFormat, choice: AnyChoice) {
    async function* listLines(text: FileText) {
      const { head, toLine } = service.table(text)
      yield head
      for await (const item of readRecords(call, resource, service.list, choice)) yield toLine(item)
    }
    const { name } = resource
    return sendStaffFile(call, { act, subject: { lista: name }, name: [name], format, listLines })
  }

  return {
    list: ({ inChurch }, query) => inChurch((work) => listRecords(work, resource, service.list, query as AnyListQuery)),
    get: ({ inChurch }, id) => inChurch((work) => read(work, id)),
    add: (call, form) =>
      edit(call, { act: calls.add.act, isPublic }, async ({ work, made }) => {
        const id = await service.add(work, form)
        made(record(id), { [subject]: id })
        return read(work, id)
      }),
    set: (call, id, { versao, ...form }) =>
      changeAndRead(call, calls.set, { id, base: versao }, (work, held) => service.set(work, held, form)),
    remove: async (call, id) => {
      await change(call, calls.remove, { id }, (work, held) => service.remove(work, held))
    },
    publish: (call, id, versao) =>
      changeAndRead(call, calls.publish, { id, base: versao }, (work, held) => service.publish(work, held)),
    withdraw: (call, id, versao) =>
      changeAndRead(call, calls.withdraw, { id, base: versao }, (work, held) => service.withdraw(work, held)),
    order: (call, { ids, antes }) =>
      edit(
        call,
        { act: calls.order.act, isPublic, subject: { lista: resource.name } },
        async ({ work, watch, unchanged }) => {
          const held = await service.order.hold(work)
          if (!isDeepStrictEqual(held, antes)) throw new DomainError('CHANGED_MEANWHILE')
          const moved = held.filter((id, place) => ids[place] !== id)
          if (moved.length === 0) return unchanged(undefined)
          await watch(...moved.map((id) => record(id)))
          await service.order.write(work, ids)
        },
      ),
    history: ({ inChurch }, id, query) =>
      inChurch(async (work) => {
        // The record is read first: the history of another kind in the same table is not read by this call.
        await read(work, id)
        return service.history(work, record(id), query)
      }),
    export: (call, choice) => sendList(call, calls.export, 'csv', choice),
    exportSheet: (call, choice) => sendList(call, calls.exportSheet, 'xlsx', choice),
  }
}

interface Changed {
  readonly id: number
  /** The version that the change was made on. */
  readonly base?: number
}

type Run<T> = (work: ChurchWork, held: VersionedRow) => Promise<T>
