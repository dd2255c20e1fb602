import { foundChurch, setModules } from '@narthex/api/modules/churches/churches.editing.service'
import { addReason } from '@narthex/api/modules/giving/reasons.editing.service'
import type { OwnerConnection } from '@narthex/api/platform/database/database'
import { createOwnCall } from '@narthex/api/platform/http/route'
import { openPlatform } from '../platform.ts'
import type { Amount } from '../size.ts'
import type { DatasetOptions } from './dataset.ts'

/** The host of the church whose payments they are. */
export const ledgerHost = 'tesouro.localhost'
export const ledgerPayments: Amount = { full: 100_000, smoke: 500 }

/** A church with so many gifts, each an order with one payment, over three years; a tenth of them was not paid. */
export async function fillLedger(owner: OwnerConnection, { databaseUrl, size }: DatasetOptions): Promise<void> {
  const payments = ledgerPayments[size]
  const platform = openPlatform(databaseUrl)
  const founding = { idioma: 'pt-BR', fusoHorario: 'America/Recife', organizacao: null, hosts: [] }
  const church = await foundChurch(platform, { codigo: 'tesouro', slug: 'tesouro', nome: 'Tesouro', ...founding })
  await setModules(createOwnCall(platform.transactions.at(church)), ['MOD_DOACAO'])
  const reason = await addReason(createOwnCall(platform.transactions.at(church)), { nome: 'Dízimos' })
  await platform.database.close()
  const { igrejaId } = church
  const began = (n: string) => `now() - interval '3 years' + ${n} * (interval '3 years' / ${payments})`
  await owner.exec(`
    with orders as (
      insert into pedido (igreja_id, codigo, finalidade, referencia, descricao, moeda, valor, flag_taxas, situacao, chave,
        conteudo_hash, criado_em, pagina)
      select ${igrejaId}, '01' || lpad(n::text, 24, '0'), 'doacao', '', 'Dízimos', 'BRL', 1000 + n % 900, false,
        case when n % 10 = 0 then 'ABERTO' else 'PAGO' end, gen_random_uuid(), 'x', ${began('n')}, '/give/thank-you'
      from generate_series(1, ${payments}) n
      returning *),
    payers as (
      insert into pedido_pagador (igreja_id, pedido_codigo, nome, email)
      select igreja_id, codigo, 'Ana Souza', 'ana@example.org' from orders)
    insert into pagamento (igreja_id, pedido_id, referencia, gateway, externo_id, metodo, situacao, moeda, valor, taxa_servico,
      taxa_processamento, liquido, juros, parcelas, capturado, chave, conteudo_hash, criado_em, alterado_em, pago_em)
    select igreja_id, id, 'R' || codigo, 'rehearsal', 'e' || codigo, case when id % 3 = 0 then 'card' else 'pix' end,
      case when situacao = 'PAGO' then 'paid' else 'expired' end, 'BRL', valor, 0, 0, valor, 0, 1,
      case when situacao = 'PAGO' then valor else 0 end, gen_random_uuid(), 'x', criado_em, criado_em,
      case when situacao = 'PAGO' then criado_em + interval '3 minutes' end
    from orders;
    insert into doacao (igreja_id, pedido_codigo, pagamento_id, moeda, valor, flag_anonimo, situacao, metodo, total, liquido,
      criada_em, recebida_em)
    select o.igreja_id, o.codigo, p.id, 'BRL', o.valor, false, case when p.situacao = 'paid' then 'RECEBIDA' else 'FALHOU' end,
      p.metodo, o.valor, o.valor, o.criado_em, p.pago_em
    from pedido o join pagamento p on p.igreja_id = o.igreja_id and p.pedido_id = o.id where o.igreja_id = ${igrejaId};
    insert into doacao_item (igreja_id, pedido_codigo, motivo_id, ordem, valor)
    select igreja_id, pedido_codigo, ${reason}, 0, valor from doacao where igreja_id = ${igrejaId}`)
}
