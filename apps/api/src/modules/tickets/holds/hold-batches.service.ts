import type { Hold } from '@narthex/contract/tickets/ticket.schemas'
import { countEachUse } from '../../../platform/attempts/count-use.ts'
import { batchesByName } from '../../../platform/batches.ts'
import { DatabaseUnavailableError } from '../../../platform/database/unavailable.ts'
import type { VisitorCall } from '../../../platform/http/route.ts'
import { toCallerCounter, verifyCallersCaptcha } from '../../../platform/strangers/strangers.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { TicketNeeds } from '../registrations/ticket-needs.ts'
import { limitsPersons } from '../sale/choice.rules.ts'
import { getKnownSale, type KnownSale } from '../sale/known-sale.service.ts'
import { hashHolder } from '../sale/network-share.service.ts'
import { lockSaleRules } from '../sale/quotas.queries.ts'
import { listFreeSeats } from '../sale/sale.queries.ts'
import { rulesChanged } from '../sale/tickets.errors.ts'
import { describePlan, type GivenHold, type HoldPlan, planHold } from './hold-plans.service.ts'
import { holdCounted, holdTickets } from './holds.service.ts'
import { listBrowsersWithHold } from './holds-of-browsers.queries.ts'
import { explainNoSeats, TooFewSeats, takeHolds, takeOrRelease } from './taking.service.ts'

/** Batches of one event at a time, in a process: a second would wait for the same quota, and the batches be smaller. */
const maxRunning = 1
export const maxBatchSize = 32
/** Time to gather a batch. Buyers just answered soon ask again in a rush: larger batches are worth the wait. */
const gatherMs = 2
/** Holds of one event that a process works on at a time. */
export const maxHoldsAtOnce = maxRunning * maxBatchSize

interface HoldRequest {
  readonly call: VisitorCall
  readonly eventId: number
  readonly given: GivenHold
  /** The caller has solved a captcha. */
  readonly isSolved: boolean
}

type Result = PromiseSettledResult<Hold>

const refused = (reason: unknown): Result => ({ status: 'rejected', reason })

/**
 * Holds tickets as `holdTickets` does. Buyers of one event who come at the same moment share a transaction, so that
 * what is the same for all of them is read and locked once. Their holds do not depend on each other.
 */
export function createHoldBatches(platform: TicketNeeds) {
  const inBatch = batchesByName<HoldRequest, Hold>({
    maxRunning,
    maxSize: maxBatchSize,
    gatherMs,
    run: (requests) => holdEach(platform, requests),
  })
  return async (call: VisitorCall, eventId: number, given: GivenHold): Promise<Hold> => {
    if (given.cupom !== undefined || given.anterior !== undefined) return holdTickets(platform, call, eventId, given)
    const isSolved = await verifyCallersCaptcha(platform, call)
    return inBatch(`${call.church.igrejaId}/${eventId}`, { call, eventId, given, isSolved })
  }
}

async function holdEach(platform: TicketNeeds, requests: readonly HoldRequest[]): Promise<Result[]> {
  const [first] = requests
  if (!first) return []
  const verdicts = await countEachUse(
    first.call,
    requests.map(({ call, isSolved }) => toCallerCounter(call, 'hold', isSolved)),
  )
  const counted = requests.filter((_, index) => !verdicts[index])
  const results = await holdTogether(platform, counted).catch((error: unknown) => {
    if (error instanceof DatabaseUnavailableError) throw error
    return new Map<HoldRequest, Result>()
  })
  return Promise.all(
    requests.map(async (request, index) => {
      const known = verdicts[index] ? refused(verdicts[index]) : results.get(request)
      if (known) return known
      // What a batch is not made for, or failed over: it is done, or refused, by itself.
      const [alone] = await Promise.allSettled([holdCounted(platform, request.call, request.eventId, request.given)])
      return alone
    }),
  )
}

/** The outcome of a transaction's requests, also where the transaction failed. */
interface Attempt {
  /** The requests that would hold seats, by their plans. */
  readonly planned: Map<HoldPlan, HoldRequest>
  /** Refusals of the other requests, as far as a batch can answer them. */
  readonly refusals: Map<HoldRequest, Result>
}

/**
 * The results of requests of one event, in one transaction for those who have seats. Those who get none are answered
 * once what had expired was released. Nothing is stored for a request without a result.
 */
async function holdTogether(
  platform: TicketNeeds,
  requests: readonly HoldRequest[],
): Promise<Map<HoldRequest, Result>> {
  const results = new Map<HoldRequest, Result>()
  let left = requests
  for (let isFirst = true; left[0]; isFirst = false) {
    const { call, eventId } = left[0]
    const asked = left
    let attempt = newAttempt()
    const take = async () => {
      const known = await getKnownSale(call, eventId)
      return call.inChurch((work) => {
        attempt = newAttempt()
        return holdBatch(work, known, { requests: asked, attempt })
      })
    }
    try {
      const held = await (isFirst ? takeOrRelease(platform, { call, eventId, take, isAboutSeats }) : take())
      return new Map([...results, ...attempt.refusals, ...held])
    } catch (error) {
      if (!isAboutSeats(error)) throw error
      for (const [request, result] of attempt.refusals) results.set(request, result)
      const free = await call.inChurch((work) => listFreeSeats(work, eventId))
      left = refuseWithoutSeats(error, attempt.planned, free, results)
      // Someone else returned seats, or took them: each tries by itself.
      if (left.length === error.plans.length) return results
    }
  }
  return results
}

const newAttempt = (): Attempt => ({ planned: new Map(), refusals: new Map() })

const isAboutSeats = (error: unknown): error is TooFewSeats => error instanceof TooFewSeats

/** Refuses those for whom too few seats are free, the first served first; gives the others. */
function refuseWithoutSeats(
  { sale, plans }: TooFewSeats,
  planned: Attempt['planned'],
  free: ReadonlyMap<number, number>,
  results: Map<HoldRequest, Result>,
): HoldRequest[] {
  const remaining = new Map(free)
  const fitting: HoldRequest[] = []
  const others: [HoldRequest, HoldPlan][] = []
  for (const plan of plans) {
    const request = planned.get(plan)
    if (!request) continue
    const seats = [...plan.seats]
    if (seats.every(([id, count]) => count <= (remaining.get(id) ?? 0))) {
      for (const [id, count] of seats) remaining.set(id, (remaining.get(id) ?? 0) - count)
      fitting.push(request)
    } else others.push([request, plan])
  }
  for (const [request, plan] of others) results.set(request, refused(explainNoSeats(sale, plan, remaining)))
  return fitting
}

interface Batch {
  readonly requests: readonly HoldRequest[]
  readonly attempt: Attempt
}

/** Throws what `takeHolds` throws, and EVT_REG_023 where the sale is not the known one any more. */
async function holdBatch(
  work: ChurchWork,
  { sale, settings }: KnownSale,
  { requests, attempt }: Batch,
): Promise<Map<HoldRequest, Result>> {
  const { eventId } = sale
  if ((await lockSaleRules(work, eventId)) !== sale.versao) throw rulesChanged()
  const browsers = await listBrowsersWithHold(work, eventId, listBrowsers(requests))
  for (const request of requests) {
    const { given, call } = request
    if ((call.actor && limitsPersons(sale)) || browsers.has(given.navegador ?? '')) continue
    if (given.navegador !== undefined) browsers.add(given.navegador)
    try {
      const buyer = { isMember: call.actor !== undefined, access: given.acesso, owned: new Map<number, number>() }
      const rede = hashHolder(call, sale)
      const parts = { given, actor: call.actor, rede, buyer, coupon: undefined, now: work.now }
      attempt.planned.set(planHold(sale, settings, parts), request)
    } catch (error) {
      attempt.refusals.set(request, refused(error))
    }
  }
  // A call that was repeated is not among those held, and has its answer by itself. A batch with too many of one holder
  // fails: each tries by itself, the first served first.
  const held = await takeHolds(work, sale, [...attempt.planned.keys()])
  return new Map(
    held.flatMap((plan): [HoldRequest, Result][] => {
      const request = attempt.planned.get(plan)
      return request ? [[request, { status: 'fulfilled', value: describePlan(work, plan) }]] : []
    }),
  )
}

const listBrowsers = (requests: readonly HoldRequest[]): string[] =>
  requests.flatMap(({ given: { navegador } }) => navegador ?? [])
