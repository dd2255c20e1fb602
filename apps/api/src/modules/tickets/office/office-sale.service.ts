import type { HandlerInput } from '@narthex/contract/endpoint'
import type { setSale as setEndpoint } from '@narthex/contract/tickets/office-sale.endpoints'
import type { OfficeSale } from '@narthex/contract/tickets/office-sale.schemas'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { findStoredEvent } from '../../events/events.service.ts'
import { recordOfficeAct } from '../../payments/office/office-acts.service.ts'
import { makeCode } from '../../payments/orders.service.ts'
import { lockDoor } from '../door/door.queries.ts'
import { addFirstList } from '../door/door.service.ts'
import { writePrices } from '../price-steps.service.ts'
import { insertSale } from '../sale.queries.ts'
import { alreadySold, changedMeanwhile } from './office.errors.ts'
import type { OfficeNeeds } from './office-events.service.ts'
import { deleteSale, findWholeSale, hasRegistrations, holdSale, updateSale } from './office-sale.queries.ts'

/** 50 random bits. */
const proposedKeyLength = 10

/** Throws NOT_FOUND for an event without a sale. */
export async function getOfficeSale({ inChurch }: ChurchCall, eventId: number): Promise<OfficeSale> {
  const found = await inChurch((work) => findWholeSale(work, eventId))
  if (!found) throw notFound()
  const { igrejaId: _, eventId: __, mudanca: ___, ...sale } = found.sale
  const { inicio, fim, cancelamentoAte, transferenciaAte, respostasAte } = sale
  return {
    ...sale,
    chaveProposta: makeCode(proposedKeyLength),
    inicio: toText(inicio),
    fim: toText(fim),
    cancelamentoAte: toText(cancelamentoAte),
    transferenciaAte: toText(transferenciaAte),
    respostasAte: toText(respostasAte),
    cotas: found.cotas,
    ingressos: found.ingressos,
    perguntas: found.perguntas,
    cupons: found.cupons,
    listas: found.listas,
  }
}

const toText = (moment: Date | null) => moment?.toISOString() ?? null

/** What staff did to a sale, for the audit log. */
type SaleAct = Extract<
  Parameters<typeof recordOfficeAct>[3]['acao'],
  'SALE_SET' | 'SALE_PART_ADDED' | 'SALE_PART_SET' | 'SALE_PART_REMOVED'
>

interface SaleEdit<T> {
  readonly eventId: number
  /** The version that it was made on. */
  readonly versao: number
  readonly act: SaleAct
  /** The kind of the part, where it is one's. */
  readonly part?: string
  run(work: ChurchWork): Promise<T>
}

/**
 * Changes a sale that is locked, raises its version and the church's, writes what its tickets cost, and audits it. Throws
 * NOT_FOUND, and CHANGED_MEANWHILE for another version.
 */
export async function editSale<T>(
  platform: OfficeNeeds,
  call: MemberCall,
  { eventId, versao, act, part, run }: SaleEdit<T>,
): Promise<{ readonly versao: number; readonly result: T }> {
  return call.editSite(async (work) => {
    // Cancellations lock the door before the sale too.
    if (part === 'lista') await lockDoor(work, eventId)
    const held = await holdSale(work, eventId)
    if (!held) throw notFound()
    if (held.versao !== versao) throw changedMeanwhile()
    await updateSale(work, eventId, { versao: versao + 1 })
    const result = await run(work)
    await writePrices(work, eventId)
    await recordOfficeAct(platform, work, call, {
      acao: act,
      detalhes: { evento: eventId, ...(part === undefined ? {} : { parte: part }) },
    })
    return { versao: versao + 1, result }
  })
}

/** Replaces how an event sells its tickets; version 0 begins. Throws NOT_FOUND, CHANGED_MEANWHILE. */
export async function setSale(
  platform: OfficeNeeds,
  call: MemberCall,
  eventId: number,
  { versao, ...sale }: HandlerInput<typeof setEndpoint>['body'],
): Promise<number> {
  if (versao > 0) {
    const run = (work: ChurchWork) => updateSale(work, eventId, sale)
    return (await editSale(platform, call, { eventId, versao, act: 'SALE_SET', run })).versao
  }
  return call.editSite(async (work) => {
    if (!(await findStoredEvent(work, eventId))) throw notFound()
    if (await holdSale(work, eventId)) throw changedMeanwhile()
    await insertSale(work, { ...sale, eventId })
    await addFirstList(work, eventId)
    await recordOfficeAct(platform, work, call, { acao: 'SALE_SET', detalhes: { evento: eventId } })
    return 1
  })
}

/** Takes the tickets of an event away, with holds that were never ordered. Throws NOT_FOUND, ALREADY_SOLD. */
export async function removeSale(platform: OfficeNeeds, call: MemberCall, eventId: number): Promise<void> {
  await call.editSite(async (work) => {
    if (!(await holdSale(work, eventId))) throw notFound()
    if (await hasRegistrations(work, eventId)) throw alreadySold()
    await deleteSale(work, eventId)
    await writePrices(work, eventId)
    await recordOfficeAct(platform, work, call, { acao: 'SALE_REMOVED', detalhes: { evento: eventId } })
  })
}
