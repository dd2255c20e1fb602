import {
  couponForm,
  couponRules,
  questionForm,
  questionRules,
  quotaForm,
  saleForm,
  saleRules,
  ticketTypeForm,
  ticketTypeRules,
} from '@narthex/contract/tickets/office-sale.schemas'
import * as z from 'zod/mini'
import { invalid } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { validate } from '../../../platform/http/validate.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import { writePrices } from '../sale/price-steps.service.ts'
import {
  insertCoupon,
  insertQuestion,
  insertQuota,
  insertSale,
  insertTicketType,
  linkTicketType,
} from '../sale/sale.queries.ts'
import { partRecords, saleRecord } from './sale.records.ts'

/** Names a quota or a ticket type within the sale that is published. */
const key = z.string().check(z.minLength(1), z.maxLength(40))
const keys = z._default(z.array(key), [])

/** A whole sale at once, as it travels: its parts name each other by keys. */
export const wholeSaleInput = z
  .strictObject({
    ...saleForm,
    cotas: z._default(z.record(key, z.strictObject(quotaForm)), {}),
    ingressos: z.record(
      key,
      z.strictObject({ ...ticketTypeForm, cotas: keys, adicionais: keys }).check(...ticketTypeRules),
    ),
    perguntas: z._default(
      z.array(z.strictObject({ ...questionForm, ingressos: z.optional(z.array(key)) }).check(...questionRules)),
      [],
    ),
    cupons: z._default(
      z.array(z.strictObject({ ...couponForm, ingressos: z.optional(z.array(key)) }).check(...couponRules)),
      [],
    ),
  })
  .check(...saleRules)
export type WholeSale = z.input<typeof wholeSaleInput>

/** The ids of a sale's parts by their keys. */
export interface PublishedSale {
  readonly quotas: Readonly<Record<string, number>>
  readonly types: Readonly<Record<string, number>>
}

/** Gives an event its sale, with quotas, ticket types, questions and coupons. */
export async function publishSale(call: MemberCall, eventId: number, given: WholeSale): Promise<PublishedSale> {
  const { cotas, ingressos, perguntas, cupons, ...sale } = validate(wholeSaleInput, given)
  const plan = { act: 'SALE_SET', subject: { evento: eventId }, isPublic: true } as const
  return edit(call, plan, async ({ work, made }) => {
    await insertSale(work, { ...sale, eventId })
    made(saleRecord(eventId))
    const quotas = await insertEach(cotas, (quota) => insertQuota(work, { ...quota, eventId }))
    let ordem = 0
    const types = await insertEach(ingressos, ({ cotas: _, adicionais: __, ...type }) =>
      insertTicketType(work, { ...type, eventId, ordem: ordem++ }),
    )
    for (const [name, { cotas, adicionais }] of Object.entries(ingressos))
      await linkTicketType(work, resolveKey(types, name), {
        quotaIds: cotas.map((quota) => resolveKey(quotas, quota)),
        addOnIds: adicionais.map((addOn) => resolveKey(types, addOn)),
      })
    const rest = await insertRest(work, eventId, types, { perguntas, cupons })
    for (const id of Object.values(quotas)) made(partRecords.cota(id))
    for (const id of Object.values(types)) made(partRecords.ingresso(id))
    for (const id of rest.questions) made(partRecords.pergunta(id))
    for (const id of rest.coupons) made(partRecords.cupom(id))
    await writePrices(work, eventId)
    return { quotas, types }
  })
}

type Ids = Readonly<Record<string, number>>

/** The ids of what a sale has besides quotas and ticket types. */
interface Rest {
  readonly questions: readonly number[]
  readonly coupons: readonly number[]
}

async function insertRest(
  work: ChurchWork,
  eventId: number,
  types: Ids,
  { perguntas, cupons }: Pick<z.output<typeof wholeSaleInput>, 'perguntas' | 'cupons'>,
): Promise<Rest> {
  const [questions, coupons]: [number[], number[]] = [[], []]
  const toIds = (names: readonly string[] | undefined) => names?.map((name) => resolveKey(types, name)) ?? null
  for (const [ordem, { ingressos, ...question }] of perguntas.entries())
    questions.push(await insertQuestion(work, { ...question, eventId, ordem, ingressos: toIds(ingressos) }))
  for (const { ingressos, ...coupon } of cupons)
    coupons.push(await insertCoupon(work, { ...coupon, eventId, ingressos: toIds(ingressos) }))
  return { questions, coupons }
}

async function insertEach<T>(given: Readonly<Record<string, T>>, insert: (part: T) => Promise<number>): Promise<Ids> {
  const ids: Record<string, number> = {}
  for (const [name, part] of Object.entries(given)) ids[name] = await insert(part)
  return ids
}

function resolveKey(ids: Ids, name: string): number {
  const found = ids[name]
  if (found === undefined) throw invalid([{ path: name, message: 'No part of this sale' }])
  return found
}
