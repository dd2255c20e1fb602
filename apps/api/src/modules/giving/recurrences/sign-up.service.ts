import { randomUUID } from 'node:crypto'
import { dateAfter, dateIn } from '@narthex/contract/church-time'
import type { HandlerInput } from '@narthex/contract/endpoint'
import type { createRecurrence as createEndpoint } from '@narthex/contract/giving/recurrence.endpoints'
import type { Recurrence } from '@narthex/contract/giving/recurrence.schemas'
import { countMemberUse } from '../../../platform/attempts/count-use.ts'
import { invalid } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { regular } from '../../../platform/recurring/schedule.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { requireMember } from '../../members/members.service.ts'
import { takeCard } from '../../payments/cards/kept-cards.service.ts'
import { requireGatewayOpen } from '../../payments/methods/settings.service.ts'
import { hashContent } from '../../payments/orders/orders.service.ts'
import { findMemberAsPayer } from '../../payments/orders/payers.service.ts'
import { keyInUse, methodUnavailable } from '../../payments/orders/payments.errors.ts'
import { beginByPix, beginFirstGift, requireAutomaticPixDays } from './automatic-pix.service.ts'
import { sendGiftTry } from './charges.service.ts'
import { requireCard, requireChoice } from './choices.service.ts'
import { fromFrequency, fromPlannedDay } from './cycles.rules.ts'
import type { RecurrenceNeeds } from './recurrence-needs.ts'
import { limitReached } from './recurrences.errors.ts'
import { planNextDay, recurrenceChargeQueue } from './recurrences.jobs.ts'
import { countLivingRecurrences, findRecurrenceByKey, insertRecurrence } from './recurrences.queries.ts'
import { readRecurrence } from './recurrences.service.ts'
import { methodByMeans } from './standstill.service.ts'

type GivenRecurrence = HandlerInput<typeof createEndpoint>['body']

/** Recurring gifts of a member that go on, and how many are set up in fifteen minutes. */
const maxPerMember = 20
const maxSignUps = 30
/** Maximum number of days until the first charge. */
const maxDaysAhead = 366

/**
 * Sets up a recurring gift. By card its first charge is on the day that was chosen; if that is today, a job charges it at
 * once. By Pix Automático its giver pays the first gift with the code that also authorises the others. Idempotent by `chave`.
 */
export async function createRecurrence(
  platform: RecurrenceNeeds,
  call: MemberCall,
  given: GivenRecurrence,
): Promise<Recurrence> {
  await countMemberUse(call, { what: 'recurring gifts', maxAttempts: maxSignUps })
  const { timeZone } = await call.facts()
  const { chave, ...content } = given
  const conteudoHash = hashContent(content)
  const known = await call.inChurch((work) => findSame(work, call, { chave, conteudoHash }))
  if (known) return known
  requireDays(given, dateIn(timeZone, call.clock()))
  const payer = await findMemberAsPayer(call)
  const cardId = given.meio === 'CARTAO' ? await takeCard(call, given) : undefined
  const made = await call.inChurch(async (work) => {
    const { memberId } = call.actor
    await requireMember(work, memberId)
    const same = await findSame(work, call, { chave, conteudoHash })
    if (same) return { id: same.id }
    const method = methodByMeans[given.meio]
    const { gateway, moeda } = await requireChoice(platform, work, { choice: given, method, payer })
    await requireGatewayOpen(work, gateway)
    const isByCard = given.meio === 'CARTAO'
    const { abilities } = platform.gateways.find(gateway, call.church) ?? {}
    if (!isByCard && !abilities?.hasAutomaticPix) throw methodUnavailable()
    if ((await countLivingRecurrences(work, memberId)) >= maxPerMember) throw limitReached()
    const { valor, flagTaxas, flagAnonimo, comentario, inicio, fim, meio } = given
    const id = randomUUID()
    await insertRecurrence(work, {
      id,
      memberId,
      reasonId: given.idMotivo,
      impedimento: null,
      moeda,
      valor,
      flagTaxas,
      flagAnonimo,
      comentario: comentario || null,
      inicio,
      fim,
      meio,
      gateway,
      ...fromFrequency(given.frequencia),
      flagPular: false,
      enderecoIp: call.source.address,
      ...(isByCard ? beginByCard(inicio) : beginByPix(given)),
      ...(isByCard ? await requireCard(work, memberId, { cardId, gateway }) : noCard),
      versao: 1,
      chave,
      conteudoHash,
      criadoEm: work.now,
      alteradoEm: work.now,
    })
    await planNextDay(work, timeZone)
    if (!isByCard) return { id, begun: await beginFirstGift(work, { id, payer, timeZone }) }
    if (inicio === dateIn(timeZone, work.now))
      await enqueue(work, recurrenceChargeQueue, { recorrencia: id }, { singletonKey: `${id}/1` })
    return { id }
  })
  if (made.begun) await sendGiftTry(platform, call, made.begun)
  return call.inChurch((work) => readRecurrence(work, call, made.id))
}

const noCard = { cardId: null, cartaoValidade: null, flagValidadeAvisada: false }

const beginByCard = (inicio: string) => ({
  situacao: 'ATIVA' as const,
  proximoCiclo: 1,
  ...fromPlannedDay(regular(inicio)),
  autorizacaoReferencia: null,
  autorizacaoId: null,
})

async function findSame(
  work: ChurchWork,
  call: MemberCall,
  { chave, conteudoHash }: { chave: string; conteudoHash: string },
): Promise<Recurrence | undefined> {
  const found = await findRecurrenceByKey(work, call.actor.memberId, chave)
  if (found && found.conteudoHash !== conteudoHash) throw keyInUse()
  return found && readRecurrence(work, call, found.id)
}

function requireDays(given: GivenRecurrence, today: string): void {
  const { inicio, fim, meio } = given
  if (inicio < today || inicio > dateAfter(today, maxDaysAhead))
    throw invalid([{ path: 'body.inicio', message: 'Not a day within a year from today' }])
  if (fim !== null && fim < inicio) throw invalid([{ path: 'body.fim', message: 'Before the first charge' }])
  if (meio === 'PIX_AUTOMATICO') requireAutomaticPixDays(given, today)
}
