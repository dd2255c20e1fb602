import { foundChurch, setModules } from '@narthex/api/modules/churches/churches.editing.service'
import type { OwnerConnection } from '@narthex/api/platform/database/database'
import { createOwnCall } from '@narthex/api/platform/http/route'
import { openPlatform } from '../platform.ts'
import type { Amount } from '../size.ts'
import type { DatasetOptions } from './dataset.ts'

/** The host of the church whose wall it is. */
export const wallHost = 'mural.localhost'
/** Number of people who prayed for one prayer: as many as a large church has. */
export const people: Amount = { full: 10_000, smoke: 50 }

const short: Amount = { full: 1000, smoke: 40 }
const long: Amount = { full: 100_000, smoke: 60 }
/** Prayers on a wall. */
export const wallLengths = { short, long }

/** A church with so many prayers on its wall, over the sixty days that it shows. */
export async function fillWall(
  owner: OwnerConnection,
  { databaseUrl, size }: DatasetOptions,
  length: Amount,
): Promise<void> {
  const platform = openPlatform(databaseUrl)
  const founding = { idioma: 'pt-BR', fusoHorario: 'UTC', organizacao: null, hosts: [] }
  const church = await foundChurch(platform, { codigo: 'mural', slug: 'mural', nome: 'Mural', ...founding })
  await setModules(createOwnCall(platform.transactions.at(church)), ['MOD_MURAL_ORACAO'])
  await platform.database.close()
  await addPrayers(owner, church.igrejaId, { prayers: length[size], people: people[size] })
}

/** Everybody has prayed for the newest prayer, and some of them for the others. */
async function addPrayers(
  owner: OwnerConnection,
  church: number,
  { prayers, people }: { readonly prayers: number; readonly people: number },
): Promise<void> {
  await owner.exec(`
    with logins as (
      insert into conta (email, senha_hash, idioma, data_cadastro, data_ultima_alteracao)
      select 'p' || n || '@example.org', 'x', 'pt', now(), now() from generate_series(1, ${people}) n returning id)
    insert into usuario (igreja_id, conta_id, nome, sobrenome, idioma, data_cadastro)
    select ${church}, id, 'Ana', 'Souza', 'pt', now() from logins;
    insert into oracao (igreja_id, usuario_id, chave, mensagem, situacao, flag_publicar_mural, flag_anonimo,
      flag_receber_ligacao, flag_receber_visita, mural_em, data_cadastro)
    select ${church}, (select min(id) from usuario) + n % ${people}, gen_random_uuid(), repeat('Orem por nós. ', 20), 'PUBLICADA', true,
      n % 5 = 0, false, false, current_date - (59 - (n * 60 / (${prayers} + 1)))::integer, now()
    from generate_series(1, ${prayers}) n;
    insert into oracao_orou (igreja_id, oracao_id, usuario_id, orou_em)
    select ${church}, (select max(id) from oracao), id, now() from usuario
    union all
    select ${church}, o.id, u.id, now() from (select id from oracao order by id desc offset 1 limit 2000) o
      join (select id from usuario order by id limit 20) u on true`)
}
