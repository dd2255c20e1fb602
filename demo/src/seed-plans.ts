import { addReadingPlan } from '@narthex/api/modules/reading-plans/plans/plan-office.service'
import { markPassages } from '@narthex/api/modules/reading-plans/subscriptions/progress.service'
import { startPlan } from '@narthex/api/modules/reading-plans/subscriptions/subscriptions.service'
import { createMemberCall, createOwnCall } from '@narthex/api/platform/http/route'
import { toPlanSubscriptionId } from '@narthex/api/platform/ids'
import type { ChurchCall } from '@narthex/api/platform/work/transactions'
import { dateAfter, dateIn, instantAt } from '@narthex/contract/church-time'
import type { DemoChurch } from './demo-tenant.ts'
import type { Seeded } from './seed-members.ts'

/** When the demo's readers read. */
const readsAt = '07:40'

/** Publishes a church's reading plan, with one member who has begun it, where that member exists. */
export async function seedPlans(
  at: ChurchCall,
  { founding: { fusoHorario }, readingPlan }: DemoChurch,
  people: Seeded,
): Promise<void> {
  if (!readingPlan) return
  const { plan, days, reader } = readingPlan
  const dias = days.map(({ passages, text = null, question = null }) => ({
    passagens: [...passages],
    texto: text,
    pergunta: question,
  }))
  const open = { flagPublicado: true, idCelula: null, serie: null }
  const { uuid: plano } = await addReadingPlan(createOwnCall(at), {
    ...plan,
    ...open,
    dias,
  })
  const enrolled = people.get(reader.login)
  if (!enrolled) return
  const actor = { accountId: enrolled.account.id, memberId: enrolled.memberId }
  const call = createMemberCall(at, actor)
  const inicio = dateAfter(dateIn(fusoHorario, at.clock()), -reader.daysAgo)
  const locale = plan.idioma
  const { uuid } = await startPlan(call, { plano, inicio, lembrete: null }, locale)
  const marcas = reader.read.flatMap((dia) => {
    const em = instantAt(dateAfter(inicio, dia - 1), readsAt, fusoHorario).toISOString()
    return (dias[dia - 1]?.passagens ?? []).map((passagem) => ({ dia, passagem, lida: true, em }))
  })
  await markPassages(call, { id: toPlanSubscriptionId(uuid), locale }, { rodada: 1, marcas })
}
