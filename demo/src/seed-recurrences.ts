import { randomUUID } from 'node:crypto'
import { chargeRecurrence } from '@narthex/api/modules/giving/recurrences/charges.service'
import { pauseRecurrence } from '@narthex/api/modules/giving/recurrences/pausing.service'
import { createRecurrence } from '@narthex/api/modules/giving/recurrences/sign-up.service'
import { saveCard } from '@narthex/api/modules/payments/cards/cards.service'
import { exchangeCard } from '@narthex/api/modules/payments/cards/typed-cards.service'
import { createMemberCall } from '@narthex/api/platform/http/route'
import type { Platform } from '@narthex/api/platform/platform'
import type { ChurchScope } from '@narthex/api/platform/scope/scope'
import { dateAfter, dateIn, instantAt } from '@narthex/contract/church-time'
import type { DemoRecurrence } from './demo-giving.ts'
import { inPast } from './past-giving.ts'
import type { Seeded } from './seed-members.ts'

interface Stage {
  readonly platform: Platform
  readonly church: ChurchScope
  readonly timeZone: string
  readonly people: Seeded
  /** Ids by the names of the reasons. */
  readonly reasons: ReadonlyMap<string, number>
}

/** Seeds regular gifts by card, with the charges since they began; none where the demo has no logins. */
export async function seedRecurrences(stage: Stage, recurrences: readonly DemoRecurrence[]): Promise<void> {
  for (const recurrence of recurrences) if (stage.people.has(recurrence.by)) await seedRecurrence(stage, recurrence)
}

async function seedRecurrence(
  { platform, church, timeZone, people, reasons }: Stage,
  { by, to, cents, everyDays, startedDaysAgo, isPaused = false }: DemoRecurrence,
): Promise<void> {
  const person = people.get(by)
  if (!person) throw new Error(`There is no login ${by}`)
  const inicio = dateAfter(dateIn(timeZone, platform.clock()), -startedDaysAgo)
  const at = (day: string) => {
    const needs = inPast(platform, instantAt(day, '12:00', timeZone))
    const actor = { accountId: person.account.id, memberId: person.memberId }
    return { needs, call: createMemberCall(needs.transactions.at(church), actor) }
  }
  const begun = at(inicio)
  const { token } = await exchangeCard(begun.needs, begun.call, typedCard)
  const card = await saveCard(begun.call, token)
  const { id } = await createRecurrence(begun.needs, begun.call, {
    chave: randomUUID(),
    idMotivo: reasons.get(to) ?? 0,
    valor: cents,
    frequencia: { dias: everyDays },
    inicio,
    fim: null,
    flagTaxas: false,
    flagAnonimo: false,
    comentario: null,
    meio: 'CARTAO',
    idCartao: card.id,
  })
  for (let daysAgo = startedDaysAgo; daysAgo > 0; daysAgo -= everyDays) {
    const day = dateAfter(inicio, startedDaysAgo - daysAgo)
    const { needs, call } = at(day)
    await chargeRecurrence(needs, call, id)
  }
  if (!isPaused) return
  const { actor } = begun.call
  const call = createMemberCall(platform.transactions.at(church), actor)
  await pauseRecurrence(call, { id, flagPausar: true })
}

const typedCard = { titular: 'DEMO', numero: '4111111111111111', validade: '12/2039', cvv: '123' }
