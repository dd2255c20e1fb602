import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { assembleApp } from '../app.ts'
import { insertCoupon } from '../modules/play/subscriptions/coupons.queries.ts'
import { givePlay } from '../modules/play/subscriptions/gifts.service.ts'
import { insertPlan, listPlans } from '../modules/play/subscriptions/plans.queries.ts'
import { buyTitle } from '../modules/play/subscriptions/purchases.service.ts'
import { subscribeToPlay } from '../modules/play/subscriptions/sign-up.service.ts'
import type { MemberCall } from '../platform/http/route.ts'
import type { Platform } from '../platform/platform.ts'
import type { Things } from './seeded-content.ts'
import { saveSomeCard } from './seeded-payments.ts'

/** A plan, a coupon and a title with the canary in every text, and what a member ordered of them. */
export async function seedPlaySubscriptions(platform: Platform, call: MemberCall, canary: string): Promise<Things> {
  const { planId, titleId } = await call.inChurch(async (work) => {
    const { church, tx, now } = work
    const plan = await insertPlan(work, {
      nome: canary,
      descricao: canary,
      valor: 2000,
      intervalo: 'MES',
      diasTeste: 0,
      flagTesteSemMeio: false,
      telas: 2,
      codigoLink: null,
      flagAtivo: true,
      ordem: 0,
    })
    const coupon = { percentual: 50, valor: null, termos: 1, inicio: null, fim: null, limite: null, flagAtivo: true }
    await insertCoupon(work, 'BEMVINDO', { ...coupon, planId: null })
    await tx.execute(sql`
      insert into play_conteudo (igreja_id, tipo, titulo, acesso, preco_aluguel, horas_aluguel, preco_compra, idioma,
        servico, codigo, situacao, data_publicacao, alterado_em)
      values (${church.igrejaId}, 'FILME', ${canary}, 'AVULSO', 490, 48, 1990, 'pt', 'YOUTUBE', 'abc', 'PUBLICADO',
        ${now}, ${now})`)
    const [title] = await tx.select({ id: sql<number>`max(id)` }).from(sql`play_conteudo`)
    return { planId: plan?.id ?? 0, titleId: title?.id ?? 0 }
  })
  await subscribeToSome(platform, call, canary.replace(/[^a-z-]/g, ''))
  const needs = assembleApp(platform).needs
  await givePlay(needs, call, { chave: randomUUID(), idPlano: planId })
  await buyTitle(call, { id: titleId, chave: randomUUID(), tipo: 'ALUGUEL' })
  const chosen = { idPlano: planId }
  return {
    quotePlayPlan: chosen,
    subscribeToPlay: chosen,
    givePlay: chosen,
    grantPlaySeat: chosen,
    replacePlayPlan: { id: planId },
    removePlayPlan: { id: planId },
    buyTitle: { id: titleId },
  }
}

/** A subscription of a member that waits for its first payment, with its card. */
export async function subscribeToSome(platform: Platform, call: MemberCall, holder: string) {
  const card = await saveSomeCard(platform, call, holder)
  const [plan] = await call.inChurch(listPlans)
  const { id: playSubscriptionId } = await subscribeToPlay(assembleApp(platform).needs, call, {
    chave: randomUUID(),
    idPlano: plan?.id ?? 0,
    meio: 'CARTAO',
    idCartao: card.paymentCardId,
  })
  return { ...card, playSubscriptionId }
}
