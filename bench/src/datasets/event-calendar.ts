import { foundChurch, setModules } from '@narthex/api/modules/churches/churches.editing.service'
import { publishEvent } from '@narthex/api/modules/events/events.editing.service'
import { publishSale } from '@narthex/api/modules/tickets/office/sale-editing.service'
import type { OwnerConnection } from '@narthex/api/platform/database/database'
import { createOwnCall } from '@narthex/api/platform/http/route'
import { openPlatform } from '../platform.ts'
import type { Amount } from '../size.ts'
import type { DatasetOptions } from './dataset.ts'

const dayMs = 86_400_000
/** The host of the church, and its code. */
export const calendarHost = 'calendario.localhost'
const codigo = 'calendario'

const few: Amount = { full: 100, smoke: 30 }
const many: Amount = { full: 10_000, smoke: 60 }
export const eventCounts = { few, many }

/** Events that have a word of their own, among all others. */
const vigils = 20

/** A church with so many events, each of two hours and with a price, from ten years ago to ten years from now. */
export async function fillCalendar(
  owner: OwnerConnection,
  { databaseUrl, size }: DatasetOptions,
  counts: Amount,
): Promise<void> {
  const events = counts[size]
  const platform = openPlatform(databaseUrl)
  const founding = { idioma: 'pt-BR', fusoHorario: 'America/Recife', organizacao: null, hosts: [] }
  const church = await foundChurch(platform, { codigo, slug: codigo, nome: 'Calendário', ...founding })
  await setModules(createOwnCall(platform.transactions.at(church)), ['MOD_EVENTO'])
  const begins = platform.clock().getTime() + 3650 * dayMs
  const publish = (titulo: string, begin: number) =>
    publishEvent(createOwnCall(platform.transactions.at(church)), {
      titulo,
      resumo: 'Venha.',
      imagem: null,
      local: 'Salão',
      flagOnline: false,
      dataInicio: new Date(begin),
      dataFim: new Date(begin + dayMs / 12),
    })
  for (let vigil = 0; vigil < vigils; vigil++) await publish('Vigília', begins - vigil * 30 * dayMs)
  const id = await publish('Encontro', begins)
  const ingressos = { entrada: { nome: 'Entrada', valor: 5000 } }
  await publishSale(createOwnCall(platform.transactions.at(church)), id, { ingressos })
  await platform.database.close()
  const copy = (table: string, changed: string, where: string) =>
    `insert into ${table} overriding system value select (jsonb_populate_record(t, jsonb_build_object(${changed}))).*
     from ${table} t, generate_series(1, ${events - 1}) n where t.igreja_id = ${church.igrejaId} and ${where};`
  const moved = (column: string) => `'${column}', t.${column} - n * interval '7300 days' / ${events}`
  await owner.exec(`
    ${copy('evento', `'id', 100000 + n, ${moved('data_inicio')}, ${moved('data_fim')}`, `t.id = ${id}`)}
    ${copy('evento_preco', `'evento_id', 100000 + n, 'minimo', n % 3 * 1000, 'maximo', n % 3 * 1000`, `t.evento_id = ${id}`)}
    ${copy('busca', `'item_id', 100000 + n, 'chave', (100000 + n)::text`, `t.tipo = 'EVENTO' and t.item_id = ${id}`)}`)
}
