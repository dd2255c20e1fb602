import { randomUUID } from 'node:crypto'
import type { MemberId } from '../../../../platform/ids.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { ChurchScope } from '../../../../platform/scope/scope.ts'
import { insertOwn } from '../../../../platform/work/insert-own.ts'
import { playAssinatura, playPlano } from '../../subscriptions/subscriptions.tables.ts'

type Stage = Pick<Platform, 'transactions'>

/** A plan that plays on so many devices at once. */
export function insertPlan({ transactions }: Stage, church: ChurchScope, telas: number): Promise<number> {
  return transactions.inChurch(church, (work) =>
    insertOwn(work, playPlano, {
      nome: 'Família',
      valor: 1990,
      intervalo: 'MES',
      diasTeste: 0,
      flagTesteSemMeio: false,
      telas,
      flagAtivo: true,
      ordem: 0,
      versao: 1,
      alteradoEm: work.now,
    }),
  )
}

/** A subscription of a member with so many days left. */
export async function subscribe(
  { transactions }: Stage,
  church: ChurchScope,
  { memberId, planId, days }: { memberId: MemberId; planId: number; days: number },
): Promise<void> {
  await transactions.inChurch(church, (work) =>
    insertOwn(work, playAssinatura, {
      id: randomUUID(),
      memberId,
      planId,
      situacao: 'ATIVA',
      origem: 'PAGA',
      valor: 1990,
      moeda: 'BRL',
      cupomTermos: 0,
      inicio: work.now,
      termo: 1,
      flagRenova: true,
      credito: 0,
      versao: 1,
      chave: randomUUID(),
      termoFim: new Date(work.now.getTime() + days * 86_400_000),
      conteudoHash: 'x',
      criadoEm: work.now,
      alteradoEm: work.now,
    }),
  )
}
