import { foundChurch, setModules } from '@narthex/api/modules/churches/churches.editing.service'
import { readWall, supportOf } from '@narthex/api/modules/prayer/wall.service'
import { createLocalBus } from '@narthex/api/platform/bus/local-bus'
import type { OwnerConnection } from '@narthex/api/platform/database/database'
import { migrate, readMigrations } from '@narthex/api/platform/database/migrate'
import { openPostgresDatabase, withOwner } from '@narthex/api/platform/database/postgres'
import { createPlatform } from '@narthex/api/platform/platform'
import { contest } from './contest.ts'
import { config, log } from './embedded.ts'

export interface WallOptions {
  /** On the wall, over its sixty days. */
  readonly prayers: number
  /** An empty database on a server. */
  readonly databaseUrl: string
}

const readings = 300
const warmUp = 60
const limit = 20
/** Of one prayer, as many as a large church has. */
const people = 10_000

/** A church's prayer wall: the median in µs of reading a page, and of what moves by itself of those on it. */
contest(async ({ prayers, databaseUrl }: WallOptions) => {
  const { databasePool, statementTimeoutMs, publicUrl, cacheMegabytes } = config
  await withOwner(databaseUrl, async (owner) => migrate(owner, await readMigrations()))
  const database = await openPostgresDatabase({ url: databaseUrl, poolSize: databasePool, statementTimeoutMs, log })
  const platform = createPlatform({ database, bus: createLocalBus(), log, publicUrl, cacheMegabytes })
  const founding = { idioma: 'pt-BR', fusoHorario: 'UTC', organizacao: null, hosts: [] }
  const church = await foundChurch(platform, { codigo: 'mural', slug: 'mural', nome: 'Mural', ...founding })
  await setModules(platform, church, ['MOD_MURAL_ORACAO'])
  await withOwner(databaseUrl, (owner) => fill(owner, church.igrejaId, prayers))

  async function median(work: () => Promise<unknown>): Promise<number> {
    for (let run = 0; run < warmUp; run++) await work()
    const times: number[] = []
    for (let run = 0; run < readings; run++) {
      const begun = performance.now()
      await work()
      times.push((performance.now() - begun) * 1000)
    }
    return times.sort((a, b) => a - b)[readings / 2] ?? Number.NaN
  }
  const page = (number: number) => median(() => readWall(platform, church, { page: number, limit }))
  const { itens } = await readWall(platform, church, { page: 1, limit })
  const ids = itens.map(({ id }) => id)
  const last = Math.floor(prayers / limit)
  return {
    port: 0,
    answers: {
      first: () => page(1),
      last: () => page(last),
      support: () => median(() => supportOf(platform, church, ids, undefined)),
    },
  }
})

/** Everybody has prayed for the newest prayer, and some of them for the others. */
async function fill(owner: OwnerConnection, church: number, prayers: number): Promise<void> {
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
  await owner.exec('vacuum analyze')
}
