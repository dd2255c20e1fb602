import { randomUUID } from 'node:crypto'
import { dateAfter, dateIn } from '@narthex/contract/church-time'
import type { HandlerInput } from '@narthex/contract/endpoint'
import type { createRecurrence as createEndpoint } from '@narthex/contract/giving/recurrence.endpoints'
import type { Recurrence } from '@narthex/contract/giving/recurrence.schemas'
import { countMemberUse } from '../../../platform/attempts/count-use.ts'
import { invalid } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { getFrame } from '../../churches/churches.service.ts'
import { requireMember } from '../../members/members.service.ts'
import { hashContent } from '../../payments/orders.service.ts'
import { findMemberAsPayer } from '../../payments/payers.service.ts'
import { keyInUse, methodUnavailable } from '../../payments/payments.errors.ts'
import { requireCard, requireChoice, takeCard } from './choices.service.ts'
import { fromFrequency, fromPlannedDay } from './cycles.rules.ts'
import type { RecurrenceNeeds } from './recurrence-needs.ts'
import { limitReached } from './recurrences.errors.ts'
import { planNextDay, recurrenceChargeQueue } from './recurrences.jobs.ts'
import { countLivingRecurrences, findRecurrenceByKey, insertRecurrence } from './recurrences.queries.ts'
import { readRecurrence } from './recurrences.service.ts'
import { regular } from './schedule.rules.ts'
import { methodByMeans } from './standstill.service.ts'

type Given = HandlerInput<typeof createEndpoint>['body']

/** Recurring gifts of a member that go on, and how many are set up in fifteen minutes. */
const maxPerMember = 20
const maxSignUps = 30
/** How far ahead the first charge may lie. */
const maxDaysAhead = 366

/**
 * Sets up a recurring gift. Its first charge is on the day that was chosen; if that is today, a job charges it at once.
 * Idempotent by `chave`.
 */
export async function createRecurrence(platform: RecurrenceNeeds, call: MemberCall, given: Given): Promise<Recurrence> {
  await countMemberUse(platform, call, { what: 'recurring gifts', maxAttempts: maxSignUps })
  const { church } = await getFrame(platform, call.church)
  const { chave, ...content } = given
  const conteudoHash = hashContent(content)
  const known = await call.inChurch((work) => findSame(platform, work, call, { chave, conteudoHash }))
  if (known) return known
  requireDays(given, dateIn(church.fusoHorario, platform.clock()))
  if (given.meio !== 'CARTAO') throw methodUnavailable()
  const payer = await findMemberAsPayer(call)
  const cardId = await takeCard(platform, call, given)
  return call.inChurch(async (work) => {
    const { memberId } = call.actor
    await requireMember(work, memberId)
    const same = await findSame(platform, work, call, { chave, conteudoHash })
    if (same) return same
    const method = methodByMeans[given.meio]
    const { gateway, moeda } = await requireChoice(platform, work, { choice: given, method, payer })
    if ((await countLivingRecurrences(work, memberId)) >= maxPerMember) throw limitReached()
    const { valor, flagTaxas, flagAnonimo, comentario, inicio, fim, meio } = given
    const id = randomUUID()
    await insertRecurrence(work, {
      ...{ id, memberId, reasonId: given.idMotivo, situacao: 'ATIVA', impedimento: null, moeda, valor, flagTaxas },
      ...{ flagAnonimo, comentario: comentario || null, inicio, fim, meio, gateway },
      ...{ ...fromFrequency(given.frequencia), proximoCiclo: 1, ...fromPlannedDay(regular(inicio)), flagPular: false },
      ...(await requireCard(work, memberId, { cardId, gateway })),
      ...{ enderecoIp: call.source.address, autorizacaoReferencia: null, autorizacaoId: null, acao: null },
      ...{ versao: 1, chave, conteudoHash, criadoEm: work.now, alteradoEm: work.now },
    })
    await planNextDay(platform.jobs, work, church.fusoHorario)
    if (inicio === dateIn(church.fusoHorario, work.now))
      await platform.jobs.enqueue(work, recurrenceChargeQueue, { recorrencia: id }, { singletonKey: `${id}/1` })
    return readRecurrence(platform, work, call, id)
  })
}

async function findSame(
  platform: RecurrenceNeeds,
  work: ChurchWork,
  call: MemberCall,
  { chave, conteudoHash }: { chave: string; conteudoHash: string },
): Promise<Recurrence | undefined> {
  const found = await findRecurrenceByKey(work, call.actor.memberId, chave)
  if (found && found.conteudoHash !== conteudoHash) throw keyInUse()
  return found && readRecurrence(platform, work, call, found.id)
}

function requireDays({ inicio, fim }: Given, today: string): void {
  if (inicio < today || inicio > dateAfter(today, maxDaysAhead))
    throw invalid([{ path: 'body.inicio', message: 'Not a day within a year from today' }])
  if (fim !== null && fim < inicio) throw invalid([{ path: 'body.fim', message: 'Before the first charge' }])
}
