import { and, eq } from 'drizzle-orm'
import { ofChurch } from '../database/of-church.ts'
import { DomainError, invalid } from '../errors/domain-error.ts'
import type { MemberCall } from '../http/route.ts'
import { discardDraft, getDraft, restoreVersion, saveDraft } from './editing/drafts.ts'
import { tellPresence } from './editing/presence.ts'
import { carryDraft, publishLanguage } from './editing/publishing.ts'
import { scheduleRecord, unscheduleRecord } from './editing/scheduling.ts'
import { getVersion, listVersions } from './editing/versions.ts'
import { addRecord, setRecord } from './record-writes.ts'
import { changeAndRead, readRow } from './resource-change.ts'
import { type Kind, type KindForm, pickForm, type WholeActs } from './resource-kind.ts'

/** The calls of an editor. */
export function editingActs(kind: Kind) {
  const { resource, service } = kind
  const { calls } = resource
  return {
    put: (call, idExterno, form) => putRecord(call, kind, idExterno, form),
    async copy(call, id) {
      const row = await call.inChurch((work) => readRow(kind, work, id))
      const { idExterno: _, ...form } = pickForm(resource, row)
      return addRecord(call, kind, calls.copy, service.copy(form))
    },
    getDraft: (call, id) => getDraft(call, kind, id),
    saveDraft: (call, id, save) => saveDraft(call, kind, id, save),
    discardDraft: (call, id, revisao) => discardDraft(call, kind, id, revisao),
    schedule: (call, id, scheduling) => scheduleRecord(call, kind, id, scheduling),
    unschedule: (call, id) => unscheduleRecord(call, kind, id),
    listVersions: (call, id, query) => listVersions(call, kind, id, query),
    getVersion: (call, id, versaoId) => getVersion(call, kind, id, versaoId),
    restoreVersion: (call, place, publication) => restoreVersion(call, kind, place, publication),
    presence: (call, id, open) => tellPresence(call, kind, id, open),
    publishLanguage: (call, { id, idioma: language }, { versao, revisao }) =>
      changeAndRead(call, kind, calls.publishLanguage, { id, base: versao }, (work, held) =>
        publishLanguage(work, call, kind, { held, language, revisao }),
      ),
    withdrawLanguage: (call, { id, idioma }, versao) =>
      changeAndRead(call, kind, calls.withdrawLanguage, { id, base: versao }, async (work, held) => {
        await service.withdrawLanguage(work, held, idioma)
        await carryDraft(work, kind, held)
      }),
  } satisfies Partial<WholeActs>
}

/**
 * Adds the record with an external id, or replaces it: a sync that runs twice, or at the same moment as another, doubles
 * nothing.
 */
async function putRecord(call: MemberCall, kind: Kind, idExterno: string, sent: KindForm) {
  const { calls } = kind.resource
  if (sent.idExterno !== undefined && sent.idExterno !== null && sent.idExterno !== idExterno)
    throw invalid([{ path: 'body.idExterno', message: 'Is another one than in the address' }])
  const form = { ...sent, idExterno }
  const replace = async (id: number) => {
    const write = (work: Parameters<typeof setRecord>[0], held: Parameters<typeof setRecord>[3]) =>
      setRecord(work, call, kind, held, form)
    return { isNew: false, row: await changeAndRead(call, kind, calls.put, { id }, write) }
  }
  const id = await findByExternalId(call, kind, idExterno)
  if (id !== undefined) return replace(id)
  try {
    return { isNew: true, row: await addRecord(call, kind, calls.put, form) }
  } catch (error) {
    // Another call has added it since.
    const added = isTaken(error) ? await findByExternalId(call, kind, idExterno) : undefined
    if (added === undefined) throw error
    return replace(added)
  }
}

const isTaken = (error: unknown) => error instanceof DomainError && error.code === 'EXTERNAL_ID_TAKEN'

function findByExternalId({ inChurch }: MemberCall, { service }: Kind, idExterno: string): Promise<number | undefined> {
  const { table, id, within, externalId, hasExternalId } = service.list.columns
  return inChurch(async ({ church, tx }) => {
    const isNamed = hasExternalId?.(idExterno, church) ?? eq(externalId, idExterno)
    const [row] = await tx
      .select({ id })
      .from(table)
      .where(and(ofChurch(table, church), within, isNamed))
    return row?.id as number | undefined
  })
}
