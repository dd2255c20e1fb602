import { pageOfGroups, pointsOfGroups } from '@narthex/api/modules/groups/groups.service'
import type { OwnerConnection } from '@narthex/api/platform/database/database'
import { migrate, readMigrations } from '@narthex/api/platform/database/migrate'
import { withOwner } from '@narthex/api/platform/database/postgres'
import { contest } from './contest.ts'
import { churchAt, openServerPlatform } from './server-platform.ts'
import { timedShares } from './timed-shares.ts'

export interface MapperOptions {
  readonly groups: number
  /** An empty database on a server. */
  readonly databaseUrl: string
}

const runs = { warmUp: 60, calls: 300 }
/** Of the city that the groups are spread over, in degrees. */
const city = { latitude: -23.55, longitude: -46.63, wide: 0.4 }
const somewhere = () => (Math.random() - 0.5) * city.wide

/** A church's groups on a map: what lies in a box of a tenth of the city, a list of those with room, and the nearest. */
contest(async ({ groups, databaseUrl }: MapperOptions) => {
  await withOwner(databaseUrl, (owner) => fill(owner, groups))
  const platform = await openServerPlatform(databaseUrl)
  const church = await churchAt(platform, 'cidade.localhost')
  const first = { page: 1, limit: 24 }

  const box = () => {
    const [sul, oeste] = [city.latitude + somewhere(), city.longitude + somewhere()]
    return { sul, oeste, norte: sul + 0.13, leste: oeste + 0.13 }
  }
  const points = timedShares(() => pointsOfGroups(platform, church, { caixa: box() }), runs)
  const list = timedShares(() => pageOfGroups(platform, church, { caixa: box(), hasRoom: true }, first), runs)
  const near = timedShares(async () => {
    const from = { latitude: city.latitude + somewhere(), longitude: city.longitude + somewhere() }
    await pageOfGroups(platform, church, { from }, first)
  }, runs)
  return { port: 0, answers: { points: points.p99, list: list.p99, near: near.p99 } }
})

async function fill(owner: OwnerConnection, groups: number): Promise<void> {
  await migrate(owner, await readMigrations())
  await owner.exec(`
    insert into igreja (codigo, slug, idioma, fuso_horario, nome)
    values ('cidade', 'cidade', 'pt-br', 'America/Sao_Paulo', 'Igreja da Cidade');
    insert into dominio (tipo, nome, igreja_id) select 'CODIGO', codigo, id from igreja;
    insert into igreja_modulo (igreja_id, codigo) select id, 'MOD_CELULA' from igreja;
    insert into celula (igreja_id, nome, tipo, bairro, data_inicio, dia_semana, horario, duracao_minutos, frequencia,
      capacidade, latitude, longitude)
    select c.id, 'Grupo ' || i, 'Tipo ' || i % 9, 'Bairro ' || i % 40, date '2026-01-05' + i % 7, (1 + i % 7) % 7, '20:00', 90,
      'SEMANAL', 12, ${city.latitude} + (random() - 0.5) * ${city.wide}, ${city.longitude} + (random() - 0.5) * ${city.wide}
    from igreja c, generate_series(1, ${groups}) i;
    insert into conta (email, senha_hash, idioma, flag_ativo, data_cadastro, data_ultima_alteracao)
    select 'm' || i || '@example.org', 'x', 'pt', true, now(), now() from generate_series(1, 12) i;
    insert into usuario (igreja_id, conta_id, nome, sobrenome, idioma, data_cadastro)
    select c.id, a.id, 'M', a.id, 'pt', now() from igreja c, conta a;
    insert into celula_membro (igreja_id, celula_id, usuario_id, papel, desde)
    select g.igreja_id, g.id, u.id, 'MEMBRO', now() from celula g join usuario u on u.id <= g.id % 13`)
  await owner.exec('vacuum analyze')
}
