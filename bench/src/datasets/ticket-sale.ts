import { foundChurch, setModules } from '@narthex/api/modules/churches/churches.editing.service'
import { publishEvent } from '@narthex/api/modules/events/events.editing.service'
import { publishSale } from '@narthex/api/modules/tickets/sale-editing.service'
import type { OwnerConnection } from '@narthex/api/platform/database/database'
import { openPlatform } from '../platform.ts'

const dayMs = 86_400_000

/** The code of the church that sells. */
export const sellingChurch = 'bilheteria'
/** Its events: one whose seats do not end, and one that more people want to come to than there are seats. */
export const sales = { endless: { eventId: 1, seats: 1_000_000 }, rush: { eventId: 2, seats: 500 } } as const

/** Holds of former days, none of which takes a seat any more: small tables have plans of their own. */
const formerHolds = 20_000

/** A church that sells tickets for two events, all of one quota each. */
export async function fillTicketSale(owner: OwnerConnection, databaseUrl: string): Promise<void> {
  const platform = openPlatform(databaseUrl)
  const founding = { idioma: 'pt-BR', fusoHorario: 'America/Recife', organizacao: null, hosts: [] }
  const named = { codigo: sellingChurch, slug: sellingChurch, nome: 'Bilheteria' }
  const church = await foundChurch(platform, { ...named, ...founding })
  await setModules(platform, church, ['MOD_EVENTO'])
  const begins = platform.clock().getTime() + 30 * dayMs
  for (const { eventId, seats } of Object.values(sales)) {
    const made = await publishEvent(platform, church, {
      ...{ titulo: 'Congresso', resumo: null, imagem: null, local: null, flagOnline: false },
      ...{ dataInicio: new Date(begins), dataFim: new Date(begins + dayMs) },
    })
    if (made !== eventId) throw new Error(`The event has the number ${made}`)
    await publishSale(platform, church, eventId, {
      cotas: { lugares: { nome: 'Lugares', vagas: seats } },
      ingressos: { entrada: { nome: 'Entrada', valor: 0, cotas: ['lugares'] } },
    })
  }
  await platform.database.close()
  await owner.exec(`
    insert into evento_inscricao (igreja_id, codigo, evento_id, situacao, origem, chave, conteudo_hash, criada_em)
    select igreja_id, 'FORMER' || n, evento_id, 'EXPIRADA', 'SITE', gen_random_uuid(), 'none', now() - interval '9 days'
    from evento_venda, generate_series(1, ${formerHolds}) n where evento_id = ${sales.endless.eventId};
    insert into evento_bilhete (igreja_id, codigo, evento_id, inscricao_codigo, ingresso_id, posicao, valor, situacao)
    select igreja_id, 'F' || substr(codigo, 7), evento_id, codigo, evento_id, 0, 0, 'CANCELADO' from evento_inscricao`)
  await owner.exec('analyze')
}
