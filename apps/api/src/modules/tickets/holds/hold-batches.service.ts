import type { Hold } from '@narthex/contract/tickets/ticket.schemas'
import { countEachUse } from '../../../platform/attempts/count-use.ts'
import { batchesByName } from '../../../platform/batches.ts'
import { DatabaseUnavailableError } from '../../../platform/database/unavailable.ts'
import { toCallerCounter, verifyCallersCaptcha } from '../../../platform/strangers/strangers.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { BuyerCall, TicketNeeds } from '../registrations/ticket-needs.ts'
import { limitsPersons } from '../sale/choice.rules.ts'
import { getKnownSale, type KnownSale } from '../sale/known-sale.service.ts'
import { hashHolder, requireNetworkShare } from '../sale/network-share.service.ts'
import { lockSaleRules, takeSeats } from '../sale/quotas.queries.ts'
import { listFreeSeats, type Sale } from '../sale/sale.queries.ts'
import { rulesChanged } from '../sale/tickets.errors.ts'
import { releaseExpired } from '../waiting/release.service.ts'
import { describePlan, type GivenHold, type HoldPlan, insertHolds, planHold } from './hold-plans.service.ts'
import { explainNoSeats, holdCounted, holdTickets } from './holds.service.ts'
import { listBrowsersWithHold } from './holds-of-browsers.queries.ts'

/** Batches of one event at a time, in a process: a second would wait for the same quota, and the batches be smaller. */
const maxRunning = 1
export const maxBatchSize = 32
/** Those who were just answered soon ask again, in a rush: larger batches are worth more than the wait. */
const gatherMs = 2
/** Holds of one event that a process works on at a time. */
export const maxHoldsAtOnce = maxRunning * maxBatchSize

interface HoldRequest {
  readonly call: BuyerCall
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
  return async (call: BuyerCall, eventId: number, given: GivenHold): Promise<Hold> => {
    if (given.cupom !== undefined || given.anterior !== undefined) return holdTickets(platform, call, eventId, given)
    const isSolved = await verifyCallersCaptcha(platform, call)
    return inBatch(`${call.church.igrejaId}/${eventId}`, { call, eventId, given, isSolved })
  }
}

async function holdEach(platform: TicketNeeds, requests: readonly HoldRequest[]): Promise<Result[]> {
  const [first] = requests
  if (!first) return []
  const verdicts = await countEachUse(
    platform,
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

interface PlannedRequest {
  readonly request: HoldRequest
  readonly plan: HoldPlan
}

/** Ends the transaction of a batch. */
class TooFewSeats extends Error {
  readonly sale: Sale
  readonly planned: readonly PlannedRequest[]
  /** Of the requests that are not planned. */
  readonly results: ReadonlyMap<HoldRequest, Result>

  constructor(sale: Sale, planned: readonly PlannedRequest[], results: ReadonlyMap<HoldRequest, Result>) {
    super('Too few seats are left')
    this.sale = sale
    this.planned = planned
    this.results = results
  }
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
  let hasReleased = false
  while (left[0]) {
    const { call, eventId } = left[0]
    const attempted = left
    try {
      const known = await getKnownSale(platform, call, eventId)
      const held = await call.inChurch((work) => attemptBatch(platform, work, known, attempted))
      return new Map([...results, ...held])
    } catch (error) {
      if (!(error instanceof TooFewSeats)) throw error
      if (!hasReleased) {
        hasReleased = true
        if ((await releaseExpired(platform, call.church, eventId)) > 0) continue
      }
      for (const [request, result] of error.results) results.set(request, result)
      const free = await call.inChurch((work) => listFreeSeats(work, eventId))
      left = refuseWithoutSeats(error, free, results)
      // Someone else returned seats, or took them: each tries by itself.
      if (left.length === error.planned.length) return results
    }
  }
  return results
}

/** Refuses those for whom too few seats are free, the first served first; gives the others. */
function refuseWithoutSeats(
  { sale, planned }: TooFewSeats,
  free: ReadonlyMap<number, number>,
  results: Map<HoldRequest, Result>,
): HoldRequest[] {
  const remaining = new Map(free)
  const [fitting, others]: [HoldRequest[], PlannedRequest[]] = [[], []]
  for (const each of planned) {
    const seats = [...each.plan.seats]
    if (seats.every(([id, count]) => count <= (remaining.get(id) ?? 0))) {
      for (const [id, count] of seats) remaining.set(id, (remaining.get(id) ?? 0) - count)
      fitting.push(each.request)
    } else others.push(each)
  }
  for (const { request, plan } of others) results.set(request, refused(explainNoSeats(sale, plan.types, remaining)))
  return fitting
}

/** Throws TooFewSeats, and EVT_REG_023 where the sale is not the known one any more. */
async function attemptBatch(
  platform: TicketNeeds,
  work: ChurchWork,
  { sale, settings }: KnownSale,
  requests: readonly HoldRequest[],
): Promise<Map<HoldRequest, Result>> {
  const { eventId } = sale
  if ((await lockSaleRules(work, eventId)) !== sale.versao) throw rulesChanged()
  const results = new Map<HoldRequest, Result>()
  const candidates: PlannedRequest[] = []
  const browsers = await listBrowsersWithHold(work, eventId, listBrowsers(requests))
  for (const request of requests) {
    const { given, call } = request
    if ((call.actor && limitsPersons(sale)) || browsers.has(given.navegador ?? '')) continue
    if (given.navegador !== undefined) browsers.add(given.navegador)
    try {
      const buyer = { isMember: call.actor !== undefined, access: given.acesso, owned: new Map<number, number>() }
      const rede = hashHolder(platform, call, sale)
      const parts = { given, actor: call.actor, rede, buyer, coupon: undefined, now: work.now }
      candidates.push({ request, plan: planHold(sale, settings, parts) })
    } catch (error) {
      results.set(request, refused(error))
    }
  }
  const plans = candidates.map(({ plan }) => plan)
  const stored = new Set(plans.length > 0 ? await insertHolds(platform, work, eventId, plans) : [])
  // A call that was repeated has its answer by itself.
  const planned = candidates.filter(({ plan }) => stored.has(plan))
  // Last: others wait for the quotas until the commit.
  if (!(await takeSeats(work, sumSeats(planned)))) throw new TooFewSeats(sale, planned, results)
  // A batch with too many of one holder fails: each tries by itself, the first served first.
  await requireNetworkShare(
    work,
    sale,
    planned.flatMap(({ plan }) => plan.rede ?? []),
  )
  for (const { request, plan } of planned)
    results.set(request, { status: 'fulfilled', value: describePlan(work, plan) })
  return results
}

const listBrowsers = (requests: readonly HoldRequest[]): string[] =>
  requests.flatMap(({ given: { navegador } }) => navegador ?? [])

function sumSeats(planned: readonly PlannedRequest[]): Map<number, number> {
  const sum = new Map<number, number>()
  for (const { plan } of planned) for (const [id, count] of plan.seats) sum.set(id, (sum.get(id) ?? 0) + count)
  return sum
}
