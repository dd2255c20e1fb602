import type { HandlerInput } from '@narthex/contract/endpoint'
import type { setSale as setEndpoint } from '@narthex/contract/tickets/office-sale.endpoints'
import type { OfficeSale } from '@narthex/contract/tickets/office-sale.schemas'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { findStoredEvent } from '../../events/events.service.ts'
import { makeCode } from '../../payments/orders/orders.service.ts'
import { lockDoor } from '../door/door.queries.ts'
import { addFirstList } from '../door/door.service.ts'
import { holdSale } from '../sale/held-sale.queries.ts'
import { writePrices } from '../sale/price-steps.service.ts'
import { insertSale } from '../sale/sale.queries.ts'
import { alreadySold, changedMeanwhile } from './office.errors.ts'
import { deleteSale, findWholeSale, hasRegistrations, updateSale } from './office-sale.queries.ts'
import { partRecords, saleRecord } from './sale.records.ts'
import type { PartKind } from './sale-parts.queries.ts'

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

interface SaleEdit {
  readonly eventId: number
  /** The version that it was made on. */
  readonly versao: number
  readonly act: 'SALE_SET' | 'SALE_PART_ADDED' | 'SALE_PART_SET' | 'SALE_PART_REMOVED'
  /** The kind of the part, where it is one's. */
  readonly part?: PartKind
  /** The part, where it is there already. */
  readonly partId?: number
}

/**
 * An edit of a sale that is locked: also raises its version, and writes what its tickets cost. Throws NOT_FOUND, and
 * CHANGED_MEANWHILE for another version.
 */
export async function editSale<T>(
  call: MemberCall,
  { eventId, versao, act, part, partId }: SaleEdit,
  run: (work: ChurchWork, made: (id: number) => void) => Promise<T>,
): Promise<{ readonly versao: number; readonly result: T }> {
  const plan = {
    act,
    subject: { evento: eventId, ...(part !== undefined && { parte: part }) },
    isPublic: true,
    hold: part === 'lista' ? saleWithDoor(eventId) : saleRecord(eventId),
    base: versao,
    records: part !== undefined && partId !== undefined ? [partRecords[part](partId)] : [],
  }
  return edit(call, plan, async ({ work, made }) => {
    await updateSale(work, eventId, { versao: versao + 1 })
    const result = await run(work, (id) => {
      if (part !== undefined) made(partRecords[part](id))
    })
    await writePrices(work, eventId)
    return { versao: versao + 1, result }
  })
}

/** A sale whose door is locked before it, as cancellations do. */
function saleWithDoor(eventId: number): ReturnType<typeof saleRecord> {
  const record = saleRecord(eventId)
  return {
    ...record,
    async find(work, options) {
      if (options?.isHeld) await lockDoor(work, eventId)
      return record.find(work, options)
    },
  }
}

/** Replaces how an event sells its tickets; version 0 begins. */
export async function setSale(
  call: MemberCall,
  eventId: number,
  { versao, ...sale }: HandlerInput<typeof setEndpoint>['body'],
): Promise<number> {
  if (versao > 0) {
    const changed = await editSale(call, { eventId, versao, act: 'SALE_SET' }, (work) =>
      updateSale(work, eventId, sale),
    )
    return changed.versao
  }
  const plan = { act: 'SALE_SET', subject: { evento: eventId }, isPublic: true } as const
  return edit(call, plan, async ({ work, made }) => {
    if (!(await findStoredEvent(work, eventId))) throw notFound()
    if (await holdSale(work, eventId)) throw changedMeanwhile()
    await insertSale(work, { ...sale, eventId })
    await addFirstList(work, eventId)
    made(saleRecord(eventId))
    return 1
  })
}

/** Takes the tickets of an event away, with holds that were never ordered. */
export async function removeSale(call: MemberCall, eventId: number): Promise<void> {
  const plan = { act: 'SALE_REMOVED', subject: { evento: eventId }, isPublic: true, hold: saleRecord(eventId) } as const
  await edit(call, plan, async ({ work }) => {
    if (await hasRegistrations(work, eventId)) throw alreadySold()
    await deleteSale(work, eventId)
    await writePrices(work, eventId)
  })
}
