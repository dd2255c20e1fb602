import type { ResourceWrite } from '@narthex/contract/resources/resource'
import type { MemberCall } from '../http/route.ts'
import type { ChurchWork } from '../work/church-work.ts'
import { edit } from '../work/edit.ts'
import { keepVersion } from './editing/versions.ts'
import { readRow, requireKept } from './resource-change.ts'
import { type Kind, type KindForm, pickForm, requirePublisher } from './resource-kind.ts'
import type { VersionedRow } from './resource-service.ts'
import { takenError } from './trash/taken.ts'

/** Adds a record, and keeps its first version. EXTERNAL_ID_TAKEN where another one has its external id. */
export async function addRecord(call: MemberCall, kind: Kind, { act }: ResourceWrite, form: KindForm) {
  const { resource, service } = kind
  try {
    return await edit(call, { act, isPublic: resource.isPublic }, async ({ work, made }) => {
      const id = await service.add(work, form)
      made(service.record(id), { [service.subject]: id })
      await requireKept(work, call, kind, id)
      const row = await readRow(kind, work, id)
      await keepVersion(work, call, kind, { id, versao: row.versao, form: pickForm(resource, row), reason: 'CRIACAO' })
      return row
    })
  } catch (error) {
    throw takenError(error) ?? error
  }
}

/**
 * Replaces a record that is held. What readers see of a kind with drafts is replaced by those who may publish alone, and is a
 * version.
 */
export async function setRecord(
  work: ChurchWork,
  call: MemberCall,
  kind: Kind,
  held: VersionedRow,
  form: KindForm,
): Promise<void> {
  const { resource, service } = kind
  const isLive = resource.calls.saveDraft !== undefined && service.isLive(held)
  if (isLive) requirePublisher(call, resource)
  try {
    await service.set(work, held, form)
  } catch (error) {
    throw takenError(error) ?? error
  }
  if (!resource.calls.listVersions) return
  const row = await readRow(kind, work, held.id)
  const reason = isLive ? 'PUBLICACAO' : 'EDICAO'
  await keepVersion(work, call, kind, { id: held.id, versao: row.versao, form: pickForm(resource, row), reason })
}
