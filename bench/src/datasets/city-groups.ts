import type { OwnerConnection } from '@narthex/api/platform/database/database'
import type { Amount } from '../size.ts'

/** The host of the church, and the city that its groups are spread over, in degrees. */
export const city = { host: 'cidade.localhost', latitude: -23.55, longitude: -46.63, wide: 0.4 }
export const cityGroups: Amount = { full: 10_000, smoke: 60 }

/** A church with groups on a map, each of up to twelve members. */
export async function fillCity(owner: OwnerConnection, groups: number): Promise<void> {
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
}
