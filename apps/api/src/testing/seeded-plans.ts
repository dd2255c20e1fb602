import { randomUUID } from 'node:crypto'
import { invite } from '../modules/reading-plans/circles/circles.service.ts'
import { addToTalk } from '../modules/reading-plans/circles/talk.service.ts'
import { addReadingPlan } from '../modules/reading-plans/plans/plan-office.service.ts'
import { markPassages } from '../modules/reading-plans/subscriptions/progress.service.ts'
import { startPlan } from '../modules/reading-plans/subscriptions/subscriptions.service.ts'
import type { MemberCall } from '../platform/http/route.ts'
import { toPlanSubscriptionId } from '../platform/ids.ts'
import type { Things } from './seeded-content.ts'

/** A reading plan of the product: the Gospels in 40 days. */
const gospels = '2c6b7b93-9b6e-459e-888f-4eacb0ba1946'

/** A plan of the church with the canary in every text, which its member reads and has invited others to. */
export async function seedPlans(call: MemberCall, canary: string): Promise<Things> {
  const days = [{ passagens: ['Ps.100'], texto: canary, pergunta: canary }]
  const form = { nome: canary, descricao: canary, idioma: 'pt', flagPublicado: true, idCelula: null } as const
  const { uuid: plano } = await addReadingPlan(call, { ...form, serie: canary, dias: days })
  const { uuid } = await startPlan(call, { plano, inicio: null, lembrete: '07:30' }, 'pt')
  const id = toPlanSubscriptionId(uuid)
  await invite(call, id)
  await addToTalk(call, id, { uuid: randomUUID(), dia: 1, texto: canary })
  const marcas = [{ dia: 1, passagem: 'Ps.100', lida: true, em: '2026-01-01T12:00:00Z' }]
  await markPassages(call, { id, locale: 'pt' }, { rodada: 1, marcas })
  return { changeReadingPlan: { plano } }
}

export interface OwnPlans {
  readonly planSubscriptionId: string
  /** Code of an invitation to read it together. */
  readonly invitation: string
}

/** A plan that a member reads, with an invitation. */
export async function readSomePlan(call: MemberCall): Promise<OwnPlans> {
  const { uuid: planSubscriptionId } = await startPlan(call, { plano: gospels, inicio: null, lembrete: null }, 'pt')
  const { convite } = await invite(call, toPlanSubscriptionId(planSubscriptionId))
  return { planSubscriptionId, invitation: convite ?? '' }
}
