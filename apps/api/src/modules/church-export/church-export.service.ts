import type { ChurchExport } from '@narthex/contract/church-export/church-export.endpoints'
import { dayMs } from '@narthex/contract/durations'
import { fallbackLocale, toLocale } from '@narthex/contract/locale'
import { type ListQuery, readList } from '../../platform/database/keyset.ts'
import { conflict, notFound } from '../../platform/errors/domain-error.ts'
import { newFileCode } from '../../platform/files/file-codes.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import type { Needs } from '../../platform/platform.ts'
import { officeOrigin } from '../../platform/tenancy/product-domain.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { edit } from '../../platform/work/edit.ts'
import { listOwners, type Owner } from '../auth/owners.service.ts'
import { findMemberNames } from '../members/members.service.ts'
import { exportEndQueue, exportQueue } from './church-export.jobs.ts'
import {
  countExports,
  type ExportRow,
  exportOrder,
  findExport,
  findExportUnderWay,
  insertExport,
  listExports,
  updateExport,
} from './church-export.queries.ts'
import { exportRecord } from './church-export.records.ts'

/** How long an export may be fetched. */
export const keptMs = dayMs

/**
 * Asks for an export of all that the church keeps, and mails all owners. The same person gets the one that is under way. Throws CONFLICT where
 * another person's is.
 */
export async function askChurchExport(platform: Needs<'domain' | 'mail'>, call: MemberCall): Promise<ChurchExport> {
  const { accountId } = call.actor
  const owners = await listOwners(call)
  const id = await edit(call, { act: 'CHURCH_EXPORT_ASKED', isPublic: false }, async ({ work, made, unchanged }) => {
    const row = {
      askedBy: accountId,
      situacao: 'EM_CURSO',
      arquivo: newFileCode(call.church),
      pedidaEm: work.now,
    } as const
    const added = await insertExport(work, row)
    if (added === undefined) {
      const underWay = await findExportUnderWay(work)
      if (underWay?.askedBy !== accountId) throw conflict('Another owner’s export is under way.')
      return unchanged(underWay.id)
    }
    made(exportRecord(added), { exportacao: added })
    await enqueue(work, exportQueue, { exportacao: added }, { singletonKey: String(added) })
    await mailOwners(platform, work, owners)
    return added
  })
  return readExport(call, id)
}

/** Tells every owner, in the church's language. */
async function mailOwners(platform: Needs<'domain' | 'mail'>, work: ChurchWork, owners: readonly Owner[]) {
  const locale = toLocale((await work.facts()).language) ?? fallbackLocale
  const link = `${officeOrigin(platform.domain, work.church)}/settings/export`
  const momento = work.now.toISOString()
  for (const { nome, email } of owners)
    await platform.mail.send(work, { to: email, kind: 'church-export-asked', locale, data: { nome, link, momento } })
}

/** Ends an export before its day is over; its file goes at once. Throws NOT_FOUND. */
export async function endChurchExport(call: MemberCall, id: number): Promise<ChurchExport> {
  const subject = { exportacao: id }
  const plan = { act: 'CHURCH_EXPORT_ENDED', subject, isPublic: false, hold: exportRecord(id) } as const
  await edit(call, plan, async ({ work, before, unchanged }) => {
    if (!isKept(before)) return unchanged(undefined)
    await updateExport(work, id, { situacao: 'ENCERRADA' })
    await enqueue(work, exportEndQueue, subject)
    return undefined
  })
  return readExport(call, id)
}

const isKept = ({ situacao }: ExportRow) => situacao === 'EM_CURSO' || situacao === 'PRONTA'

/**
 * The file of an export, as it comes from the store, for who asked for it; each time it is fetched stands in the audit log. Throws NOT_FOUND for
 * anyone else, and once its day is over.
 */
export async function fetchChurchExport({ files }: Needs<'files'>, call: MemberCall, id: number) {
  const row = await call.inChurch((work) => findExport(work, id))
  const isOpen = row?.situacao === 'PRONTA' && row.expiraEm !== null && row.expiraEm > call.clock()
  if (!isOpen || row.askedBy !== call.actor.accountId) throw notFound()
  const content = await files.get(call.church, row.arquivo)
  if (!content) throw notFound()
  const subject = { exportacao: id }
  await edit(call, { act: 'CHURCH_EXPORT_FETCHED', subject, isPublic: false }, async () => undefined)
  return { filename: `${call.church.codigo}-${row.pedidaEm.toISOString().slice(0, 10)}.zip`, content }
}

export function listChurchExports(call: MemberCall, query: ListQuery) {
  return call.inChurch(async (work) => {
    const { rows, ...list } = await readList(exportOrder, query, {
      list: (part) => listExports(work, part),
      count: () => countExports(work),
    })
    return {
      ...list,
      itens: await describe(
        call,
        work,
        rows.map(({ row }) => row),
      ),
    }
  })
}

function readExport(call: MemberCall, id: number): Promise<ChurchExport> {
  return call.inChurch(async (work) => {
    const row = await findExport(work, id)
    const [found] = row ? await describe(call, work, [row]) : []
    if (!found) throw notFound()
    return found
  })
}

async function describe({ actor }: MemberCall, work: ChurchWork, rows: readonly ExportRow[]): Promise<ChurchExport[]> {
  const accounts = rows.flatMap(({ askedBy }) => askedBy ?? [])
  const names = await findMemberNames(work, [...new Set(accounts)])
  return rows.map(({ id, situacao, progresso, askedBy, pedidaEm, expiraEm, bytes, linhas, arquivos }) => {
    const isOver = situacao === 'PRONTA' && expiraEm !== null && expiraEm <= work.now
    return {
      id,
      situacao: isOver ? 'ENCERRADA' : situacao,
      progresso,
      pedidaEm: pedidaEm.toISOString(),
      pedidaPor: (askedBy !== null && names.get(askedBy)) || null,
      flagMinha: askedBy === actor.accountId,
      expiraEm: expiraEm?.toISOString() ?? null,
      bytes,
      linhas,
      arquivos,
    }
  })
}
