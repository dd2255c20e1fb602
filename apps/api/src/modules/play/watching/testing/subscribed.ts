import { randomUUID } from 'node:crypto'
import type { MemberId } from '../../../../platform/ids.ts'
import { insertOwn } from '../../../../platform/work/insert-own.ts'
import type { ChurchCall } from '../../../../platform/work/transactions.ts'
import { playAssinatura, playPlano } from '../../subscriptions/subscriptions.tables.ts'

/** A plan that plays on so many devices at once. */
export function insertPlan(call: ChurchCall, telas: number): Promise<number> {
  return call.inChurch((work) =>
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
  call: ChurchCall,
  { memberId, planId, days }: { memberId: MemberId; planId: number; days: number },
): Promise<void> {
  await call.inChurch((work) =>
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
