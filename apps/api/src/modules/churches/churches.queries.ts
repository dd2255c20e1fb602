import type { Banner, Congregation, MenuItem, Pastor, Service } from '@narthex/contract/churches/church.schemas'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import type { ChurchScope, OrganisationScope } from '../../platform/tenancy/scope.ts'
import { igreja, igrejaVisual, organizacao } from './churches.tables.ts'

/** A service with how often, and when last, it was changed; the moment as PostgreSQL writes it. */
interface HeldService extends Service {
  readonly versao: number
  readonly dataAlteracao: string
}

/** Everything that a page's frame and the church calls show, as the tables hold it. */
export type FrameRow = Awaited<ReturnType<typeof findFrame>>

/** One statement for the whole frame: a page that nobody cached still asks the database once. */
export async function findFrame(scope: ChurchScope, tx: Tx) {
  const rows = await tx
    .select({
      igreja,
      slugOrganizacao: organizacao.slug,
      corApp: igrejaVisual.corApp,
      logo: igrejaVisual.logo,
      modulos: list<{ codigo: string }>(
        sql`
        jsonb_build_object('codigo', t.codigo) order by t.codigo`,
        sql`igreja_modulo t`,
        scope,
      ),
      metodosPagamento: list<{ codigoMetodoPagamento: string; idGatewayPagamento: number | null }>(
        sql`
        jsonb_build_object('codigoMetodoPagamento', t.codigo_metodo_pagamento,
          'idGatewayPagamento', t.id_gateway_pagamento) order by t.ordem`,
        sql`igreja_metodo_pagamento t`,
        scope,
      ),
      menu: list<MenuItem>(
        sql`
        jsonb_build_object('id', t.id, 'codigo', t.codigo, 'flagAtivo', t.flag_ativo, 'url', t.url,
          'loginIsRequired', t.login_is_required, 'pt', t.nome_pt, 'en', t.nome_en, 'es', t.nome_es)
        order by t.ordem, t.id`,
        sql`igreja_app_menu t`,
        scope,
      ),
      banners: list<Banner>(
        sql`
        jsonb_build_object('id', t.id, 'titulo', t.titulo, 'descricao', t.descricao, 'imagem', t.imagem, 'url', t.url)
        order by t.ordem, t.id`,
        sql`banner t`,
        scope,
        sql`and t.flag_ativo`,
      ),
      congregacoes: list<Congregation>(
        sql`
        jsonb_build_object('id', t.id, 'nome', t.nome, 'responsavel', t.responsavel, 'telefone', t.telefone,
          'endereco', t.endereco, 'latitude', t.latitude, 'longitude', t.longitude)
        order by t.ordem, t.id`,
        sql`congregacao t`,
        scope,
      ),
      cultos: list<HeldService>(
        sql`
        jsonb_build_object('id', t.id, 'nome', t.nome, 'diaSemana', t.dia_semana, 'horario', t.horario,
          'duracaoMinutos', t.duracao_minutos, 'flagTransmissao', t.flag_transmissao, 'local', t.local,
          'versao', t.versao, 'dataAlteracao', t.data_alteracao)
        order by t.dia_semana, t.horario, t.id`,
        sql`culto t`,
        scope,
      ),
      pastores: list<Pastor>(
        sql`
        jsonb_build_object('id', t.id, 'nome', t.nome, 'funcao', t.funcao, 'foto', t.foto, 'biografia', t.biografia)
        order by t.ordem, t.id`,
        sql`pastor t`,
        scope,
      ),
    })
    .from(igreja)
    .leftJoin(igrejaVisual, eq(igrejaVisual.igrejaId, igreja.id))
    .leftJoin(organizacao, eq(organizacao.id, igreja.organizacaoId))
    .where(eq(igreja.id, scope.igrejaId))
  return rows[0]
}

/** A church's rows of one table as a JSON list, inside the statement that asks for the church. */
function list<T>(row: ReturnType<typeof sql>, from: ReturnType<typeof sql>, scope: ChurchScope, only = sql``) {
  return sql<T[]>`(select coalesce(jsonb_agg(${row}), '[]') from ${from} where t.igreja_id = ${scope.igrejaId} ${only})`
}

/** The organisation beside each of its active churches; one row without a church where it has none. */
export async function findOrganisationWithChurches(scope: OrganisationScope, tx: Tx) {
  const { id, uuid, codigo, slug, nome, descricao, imagens, endereco, latitude, longitude } = igreja
  return tx
    .select({
      organizacao,
      igreja: { id, uuid, codigo, slug, nome, descricao, imagens, endereco, latitude, longitude },
      corApp: igrejaVisual.corApp,
      hostPrincipal: sql<string | null>`(
        select d.nome from dominio d where d.igreja_id = ${igreja.id} and d.flag_principal)`,
    })
    .from(organizacao)
    .leftJoin(igreja, and(eq(igreja.organizacaoId, organizacao.id), igreja.flagAtivo))
    .leftJoin(igrejaVisual, eq(igrejaVisual.igrejaId, igreja.id))
    .where(eq(organizacao.id, scope.organizacaoId))
    .orderBy(id)
}

export type OrganisationChurchRow = Awaited<ReturnType<typeof findOrganisationWithChurches>>[number]

export async function findLanguage(scope: ChurchScope, tx: Tx): Promise<string | undefined> {
  const [found] = await tx.select({ idioma: igreja.idioma }).from(igreja).where(eq(igreja.id, scope.igrejaId))
  return found?.idioma
}
