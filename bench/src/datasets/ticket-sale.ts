import { foundChurch, setModules } from '@narthex/api/modules/churches/churches.editing.service'
import { publishEvent } from '@narthex/api/modules/events/events.editing.service'
import { publishSale } from '@narthex/api/modules/tickets/office/sale-editing.service'
import type { OwnerConnection } from '@narthex/api/platform/database/database'
import { createOwnCall } from '@narthex/api/platform/http/route'
import { openPlatform } from '../platform.ts'
import type { Amount } from '../size.ts'
import type { DatasetOptions } from './dataset.ts'

const dayMs = 86_400_000

/** The code of the church that sells. */
export const sellingChurch = 'bilheteria'
export const sellingHost = `${sellingChurch}.localhost`
/** Events of the church: one with unlimited seats, and one with fewer seats than buyers. */
export const sales = { endless: { eventId: 1 }, rush: { eventId: 2 } } as const
export const rushSeats: Amount = { full: 500, smoke: 10 }
const endlessSeats = 1_000_000

/** Holds of former days, none of which takes a seat any more: small tables have plans of their own. */
const formerHolds: Amount = { full: 20_000, smoke: 100 }

/** A church that sells tickets for two events, all of one quota each. */
export async function fillTicketSale(owner: OwnerConnection, { databaseUrl, size }: DatasetOptions): Promise<void> {
  const platform = openPlatform(databaseUrl)
  const founding = { idioma: 'pt-BR', fusoHorario: 'America/Recife', organizacao: null, hosts: [] }
  const named = { codigo: sellingChurch, slug: sellingChurch, nome: 'Bilheteria' }
  const church = await foundChurch(platform, { ...named, ...founding })
  await setModules(createOwnCall(platform.transactions.at(church)), ['MOD_EVENTO'])
  const begins = platform.clock().getTime() + 30 * dayMs
  for (const [eventId, seats] of [
    [sales.endless.eventId, endlessSeats],
    [sales.rush.eventId, rushSeats[size]],
  ] as const) {
    const made = await publishEvent(createOwnCall(platform.transactions.at(church)), {
      titulo: 'Congresso',
      resumo: null,
      imagem: null,
      local: null,
      flagOnline: false,
      dataInicio: new Date(begins),
      dataFim: new Date(begins + dayMs),
    })
    if (made !== eventId) throw new Error(`The event has the number ${made}`)
    await publishSale(createOwnCall(platform.transactions.at(church)), eventId, {
      cotas: { lugares: { nome: 'Lugares', vagas: seats } },
      ingressos: { entrada: { nome: 'Entrada', valor: 0, cotas: ['lugares'] } },
    })
  }
  await platform.database.close()
  await owner.exec(`
    insert into evento_inscricao (igreja_id, codigo, evento_id, situacao, origem, chave, conteudo_hash, criada_em)
    select igreja_id, 'FORMER' || n, evento_id, 'EXPIRADA', 'SITE', gen_random_uuid(), 'none', now() - interval '9 days'
    from evento_venda, generate_series(1, ${formerHolds[size]}) n where evento_id = ${sales.endless.eventId};
    insert into evento_bilhete (igreja_id, codigo, evento_id, inscricao_codigo, ingresso_id, posicao, valor, situacao)
    select igreja_id, 'F' || substr(codigo, 7), evento_id, codigo, evento_id, 0, 0, 'CANCELADO' from evento_inscricao`)
  await owner.exec('analyze')
}
