import { hourMs } from '@narthex/contract/durations'
import { fallbackLocale, toLocale } from '@narthex/contract/locale'
import type { OfficeSession } from '@narthex/contract/office/session.schemas'
import type { SupportAccess, SupportView } from '@narthex/contract/office/support.endpoints'
import { type ListQuery, readList } from '../../../platform/database/keyset.ts'
import { DomainError, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import { officeOrigin } from '../../../platform/tenancy/product-domain.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { listOwners, type Owner } from '../../auth/owners.service.ts'
import { findMemberNames } from '../../members/members.service.ts'
import {
  type AccessRow,
  accessOrder,
  closeExpired,
  countAccesses,
  countViews,
  findAccess,
  findOpenAccess,
  insertAccess,
  listAccesses,
  listViews,
  updateAccess,
  viewOrder,
} from './support.queries.ts'
import { supportRecord } from './support.records.ts'

/** How long a church lets support in. */
export const supportMs = hourMs

interface SupportForm {
  readonly motivo: string
  readonly flagEscrita: boolean
}

/**
 * Opens the office to support for an hour, and mails all owners. The same person with the same form gets the access that they opened a
 * moment ago. Throws SUPPORT_ALREADY_OPEN.
 */
export async function openSupportAccess(
  platform: Needs<'domain' | 'mail'>,
  call: MemberCall,
  form: SupportForm,
): Promise<SupportAccess> {
  const { accountId } = call.actor
  const owners = await listOwners(call)
  const plan = { act: 'SUPPORT_OPENED', isPublic: false } as const
  const id = await edit(call, plan, async ({ work, made, unchanged }) => {
    await closeExpired(work)
    const times = { abertoEm: work.now, expiraEm: new Date(work.now.getTime() + supportMs) }
    const added = await insertAccess(work, { ...form, ...times, openedBy: accountId })
    if (added !== undefined) {
      made(supportRecord(added), { suporte: added })
      await mailOwners(platform, work, owners, form)
      return added
    }
    const open = await findOpenAccess(work)
    const isSame = open?.openedBy === accountId && open.motivo === form.motivo && open.flagEscrita === form.flagEscrita
    if (!open || !isSame) throw new DomainError('SUPPORT_ALREADY_OPEN')
    return unchanged(open.id)
  })
  return readAccess(call, id)
}

/** Ends an access before its time; one that is over stays as it is. Throws NOT_FOUND. */
export async function endSupportAccess(call: MemberCall, id: number): Promise<SupportAccess> {
  const plan = { act: 'SUPPORT_ENDED', subject: { suporte: id }, isPublic: false, hold: supportRecord(id) } as const
  await edit(call, plan, async ({ work, before, unchanged }) => {
    if (!isOpen(before, work.now)) return unchanged(undefined)
    await updateAccess(work, id, { encerradoEm: work.now, endedBy: call.actor.accountId })
    return undefined
  })
  return readAccess(call, id)
}

const isOpen = ({ encerradoEm, expiraEm }: AccessRow, now: Date) => encerradoEm === null && expiraEm > now

/** The access that is open now, as sessions of staff tell it. */
export async function readOpenSupport(call: ChurchCall): Promise<OfficeSession['suporte']> {
  const open = await call.inChurch(findOpenAccess)
  if (!open) return null
  const { id, expiraEm, flagEscrita } = open
  return { id, expiraEm: expiraEm.toISOString(), flagEscrita, flagPropria: false }
}

export function listSupportAccesses({ inChurch }: ChurchCall, query: ListQuery) {
  return inChurch(async (work) => {
    const { rows, ...list } = await readList(accessOrder, query, {
      list: (part) => listAccesses(work, part),
      count: () => countAccesses(work),
    })
    return {
      ...list,
      itens: await describe(
        work,
        rows.map(({ row }) => row),
      ),
    }
  })
}

function readAccess({ inChurch }: ChurchCall, id: number): Promise<SupportAccess> {
  return inChurch(async (work) => {
    const row = await findAccess(work, id)
    const [access] = row ? await describe(work, [row]) : []
    if (!access) throw notFound()
    return access
  })
}

async function describe(work: ChurchWork, rows: readonly AccessRow[]): Promise<SupportAccess[]> {
  const accounts = rows.flatMap(({ openedBy, endedBy }) => [openedBy ?? [], endedBy ?? []].flat())
  const names = await findMemberNames(work, [...new Set(accounts)])
  const views = await countViews(
    work,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const { id, motivo, flagEscrita, abertoEm, openedBy, expiraEm, encerradoEm, endedBy } = row
    const isCutShort = encerradoEm !== null && encerradoEm < expiraEm
    return {
      id,
      motivo,
      flagEscrita,
      abertoEm: abertoEm.toISOString(),
      abertoPor: (openedBy !== null && names.get(openedBy)) || null,
      expiraEm: expiraEm.toISOString(),
      encerradoEm: isCutShort ? encerradoEm.toISOString() : null,
      encerradoPor: (endedBy !== null && names.get(endedBy)) || null,
      flagAberto: isOpen(row, work.now),
      consultas: views.get(id) ?? 0,
    }
  })
}

/** The calls of an access. Throws NOT_FOUND. */
export function listSupportViews({ inChurch }: ChurchCall, id: number, query: ListQuery) {
  return inChurch(async (work) => {
    if (!(await findAccess(work, id))) throw notFound()
    const { rows, ...list } = await readList(viewOrder, query, {
      list: (part) => listViews(work, id, part),
      count: async () => (await countViews(work, [id])).get(id) ?? 0,
    })
    return { ...list, itens: rows.map(toView) }
  })
}

function toView({ id, momento, detalhes }: Awaited<ReturnType<typeof listViews>>[number]): SupportView {
  const { chamada = '', metodo = '', caminho = '', registros = '' } = detalhes
  return {
    id,
    momento: momento.toISOString(),
    chamada: String(chamada),
    caminho: String(caminho),
    registros: String(registros).split(' ').filter(Boolean),
    flagMudanca: metodo !== 'GET',
  }
}

/** Tells every owner, in the church's language. */
async function mailOwners(
  platform: Needs<'domain' | 'mail'>,
  work: ChurchWork,
  owners: readonly Owner[],
  { flagEscrita }: SupportForm,
): Promise<void> {
  const locale = toLocale((await work.facts()).language) ?? fallbackLocale
  const kind = flagEscrita ? 'support-opened-to-change' : 'support-opened'
  const link = `${officeOrigin(platform.domain, work.church)}/settings/support`
  const momento = work.now.toISOString()
  for (const { nome, email } of owners)
    await platform.mail.send(work, { to: email, kind, locale, data: { nome, link, momento } })
}
