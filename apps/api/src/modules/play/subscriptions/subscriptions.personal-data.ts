import { sql } from 'drizzle-orm'
import { jsonListFrom, jsonRow } from '../../../platform/database/json-row.ts'
import type { PersonalData } from '../../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../../platform/personal-data/rows-of-person.ts'
import { playAssinatura, playCobranca, playCompra, playPresente } from './subscriptions.tables.ts'

const { termo, situacao, valor, pedidoCodigo: pedido, tentativas, codigoRecusa, inicio, fim } = playCobranca
const charge = jsonRow({ termo, situacao, valor, pedido, tentativas, codigoRecusa, inicio, fim })

/** Subscriptions of others that the person paid for stay with those. */
const paidForOthers = rowsOfPerson({
  table: playAssinatura,
  of: { memberId: playAssinatura.payerId },
  kept: { payerId: null },
})

/** Subscriptions, purchases and gifts of a member. Payments keep the sums, and a recipient keeps a gift. */
export const playSubscriptionPersonalData: readonly PersonalData[] = [
  rowsOfPerson({
    table: playPresente,
    of: { memberId: playPresente.buyerId },
    tells: {
      id: playPresente.id,
      plano: playPresente.planId,
      situacao: playPresente.situacao,
      valor: playPresente.valor,
      moeda: playPresente.moeda,
      pedido: playPresente.pedidoCodigo,
      chave: playPresente.chave,
      dataCadastro: playPresente.criadoEm,
    },
    kept: { buyerId: null },
  }),
  { ...paidForOthers, tables: [] },
  rowsOfPerson({
    table: playAssinatura,
    of: playAssinatura,
    tells: {
      id: playAssinatura.id,
      plano: playAssinatura.planId,
      proximoPlano: playAssinatura.nextPlanId,
      situacao: playAssinatura.situacao,
      origem: playAssinatura.origem,
      valor: playAssinatura.valor,
      moeda: playAssinatura.moeda,
      meio: playAssinatura.meio,
      gateway: playAssinatura.gateway,
      cartao: playAssinatura.cardId,
      cupom: playAssinatura.cupom,
      inicio: playAssinatura.inicio,
      termoFim: playAssinatura.termoFim,
      credito: playAssinatura.credito,
      pausadaEm: playAssinatura.pausadaEm,
      enderecoIp: playAssinatura.enderecoIp,
      autorizacao: playAssinatura.autorizacaoId,
      autorizacaoReferencia: playAssinatura.autorizacaoReferencia,
      chave: playAssinatura.chave,
      dataCadastro: playAssinatura.criadoEm,
      cobrancas: jsonListFrom(
        sql`${playCobranca} where ${playCobranca.igrejaId} = ${playAssinatura.igrejaId}
          and ${playCobranca.subscriptionId} = ${playAssinatura.id}`,
        { row: charge, orderBy: [playCobranca.termo] },
      ),
    },
    goesAlong: [playCobranca],
  }),
  rowsOfPerson({
    table: playCompra,
    of: playCompra,
    tells: {
      id: playCompra.id,
      conteudo: playCompra.titleId,
      tipo: playCompra.tipo,
      situacao: playCompra.situacao,
      valor: playCompra.valor,
      moeda: playCompra.moeda,
      pedido: playCompra.pedidoCodigo,
      ate: playCompra.ate,
      chave: playCompra.chave,
      dataCadastro: playCompra.criadoEm,
    },
  }),
]
