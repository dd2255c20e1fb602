import type { BroadcastState } from '@narthex/contract/live/live-states'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import { jsonInstant, jsonList, jsonListFrom, jsonRow } from '../../platform/database/json-row.ts'
import type { ChurchScope, OrganisationScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import {
  banner,
  congregacao,
  culto,
  igreja,
  igrejaAppMenu,
  igrejaInicio,
  igrejaMetodoPagamento,
  igrejaModulo,
  igrejaProduto,
  igrejaVisual,
  organizacao,
  pastor,
} from './churches.tables.ts'
import { presenceColumn } from './presence.queries.ts'

/** A service, with how often and when last it was changed. */
const serviceColumns = {
  id: culto.id,
  nome: culto.nome,
  diaSemana: culto.diaSemana,
  horario: culto.horario,
  duracaoMinutos: culto.duracaoMinutos,
  flagTransmissao: culto.flagTransmissao,
  local: culto.local,
  versao: culto.versao,
  dataAlteracao: culto.dataAlteracao,
}

const paymentMethodColumns = {
  codigoMetodoPagamento: igrejaMetodoPagamento.codigoMetodoPagamento,
  idGatewayPagamento: igrejaMetodoPagamento.idGatewayPagamento,
}

const menuColumns = {
  id: igrejaAppMenu.id,
  codigo: igrejaAppMenu.codigo,
  flagAtivo: igrejaAppMenu.flagAtivo,
  url: igrejaAppMenu.url,
  loginIsRequired: igrejaAppMenu.loginIsRequired,
  pt: igrejaAppMenu.nomePt,
  en: igrejaAppMenu.nomeEn,
  es: igrejaAppMenu.nomeEs,
}

const bannerColumns = {
  id: banner.id,
  titulo: banner.titulo,
  descricao: banner.descricao,
  imagem: banner.imagem,
  url: banner.url,
  dataPublicacao: banner.dataPublicacao,
  dataFimPublicacao: banner.dataFimPublicacao,
}

const congregationColumns = {
  id: congregacao.id,
  nome: congregacao.nome,
  responsavel: congregacao.responsavel,
  telefone: congregacao.telefone,
  endereco: congregacao.endereco,
  latitude: congregacao.latitude,
  longitude: congregacao.longitude,
}

const pastorColumns = {
  id: pastor.id,
  nome: pastor.nome,
  funcao: pastor.funcao,
  foto: pastor.foto,
  biografia: pastor.biografia,
}

/** The most broadcasts that a frame names. */
const nearBroadcasts = 4

/** The broadcasts that are live, open or next, as module `live` writes them: their states change with the content version. */
const listNear = ({ igrejaId }: ChurchScope) =>
  jsonListFrom(
    sql`(select * from transmissao where igreja_id = ${igrejaId} and removida_em is null
      and estado in ('AGENDADA', 'ABERTA', 'AO_VIVO')
      order by array_position(array['AO_VIVO', 'ABERTA', 'AGENDADA'], estado), inicio, id limit ${nearBroadcasts}) t`,
    {
      row: jsonRow({
        id: sql<number>`t.id`,
        titulo: sql<string>`t.titulo`,
        imagem: sql<string | null>`t.imagem`,
        inicio: jsonInstant(sql`t.inicio`),
        fim: jsonInstant(sql`t.fim`),
        abreEm: jsonInstant(sql`t.abre_em`),
        estado: sql<BroadcastState>`t.estado`,
        sala: sql<string | null>`t.sala`,
        idioma: sql<string>`t.idioma`,
        flagSomenteAudio: sql<boolean>`coalesce(t.fonte ->> 'tipo' = 'AUDIO', false)`,
      }),
      orderBy: [sql`array_position(array['AO_VIVO', 'ABERTA', 'AGENDADA'], t.estado)`, sql`t.inicio`, sql`t.id`],
    },
  )

/** Whether the church has a directory of members, as module `directory` writes it. */
const hasDirectory = sql<boolean>`exists (select 1 from diretorio d where d.igreja_id = ${igreja.id} and d.flag_ligado)`

/** A secret is not read: whether there is one is what the menu asks. */
const productColumns = {
  produto: igrejaProduto.produto,
  modo: igrejaProduto.modo,
  url: igrejaProduto.url,
  segredo: sql<string | null>`case when ${igrejaProduto.segredo} is not null then 'SIM' end`,
}

/** Stored data for the frame of a page and for the church calls. */
export type FrameRow = Awaited<ReturnType<typeof findFrame>>

/** Reads the whole frame in one statement, so that an uncached page costs one query. */
export async function findFrame({ church, tx }: ChurchWork) {
  const rows = await tx
    .select({
      igreja,
      slugOrganizacao: organizacao.slug,
      flagDiretorio: hasDirectory,
      corApp: igrejaVisual.corApp,
      logo: igrejaVisual.logo,
      aparencia: igrejaVisual.aparencia,
      inicio: { atalhos: igrejaInicio.atalhos, secoes: igrejaInicio.secoes, convites: igrejaInicio.convites },
      modulos: jsonList(igrejaModulo, church, {
        row: jsonRow({ codigo: igrejaModulo.codigo }),
        orderBy: [igrejaModulo.codigo],
      }),
      metodosPagamento: jsonList(igrejaMetodoPagamento, church, {
        row: jsonRow(paymentMethodColumns),
        orderBy: [igrejaMetodoPagamento.ordem],
      }),
      menu: jsonList(igrejaAppMenu, church, {
        row: jsonRow(menuColumns),
        orderBy: [igrejaAppMenu.ordem, igrejaAppMenu.id],
        where: isNull(igrejaAppMenu.removidoEm),
      }),
      banners: jsonList(banner, church, {
        row: jsonRow(bannerColumns),
        orderBy: [banner.ordem, banner.id],
        where: sql`${banner.flagAtivo} and ${isNull(banner.removidoEm)}`,
      }),
      congregacoes: jsonList(congregacao, church, {
        row: jsonRow(congregationColumns),
        orderBy: [congregacao.ordem, congregacao.id],
      }),
      cultos: jsonList(culto, church, {
        row: jsonRow(serviceColumns),
        orderBy: [culto.diaSemana, culto.horario, culto.id],
        where: isNull(culto.removidoEm),
      }),
      pastores: jsonList(pastor, church, {
        row: jsonRow(pastorColumns),
        orderBy: [pastor.ordem, pastor.id],
        where: isNull(pastor.removidoEm),
      }),
      produtos: jsonList(igrejaProduto, church, {
        row: jsonRow(productColumns),
        orderBy: [igrejaProduto.produto],
      }),
      transmissoes: listNear(church),
      presenca: presenceColumn(church),
    })
    .from(igreja)
    .leftJoin(igrejaVisual, eq(igrejaVisual.igrejaId, igreja.id))
    .leftJoin(igrejaInicio, eq(igrejaInicio.igrejaId, igreja.id))
    .leftJoin(organizacao, eq(organizacao.id, igreja.organizacaoId))
    .where(eq(igreja.id, church.igrejaId))
  return rows[0]
}

/** The organisation beside each of its active churches; one row without a church where it has none. */
export async function findOrganisationWithChurches(scope: OrganisationScope, tx: Tx) {
  const { id, uuid, codigo, slug, nome, descricao, imagens, endereco, latitude, longitude } = igreja
  return tx
    .select({
      organizacao,
      igreja: { id, uuid, codigo, slug, nome, descricao, imagens, endereco, latitude, longitude },
      corApp: igrejaVisual.corApp,
      aparencia: igrejaVisual.aparencia,
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

export async function findLanguage({ church, tx }: ChurchWork): Promise<string | undefined> {
  const [found] = await tx.select({ idioma: igreja.idioma }).from(igreja).where(eq(igreja.id, church.igrejaId))
  return found?.idioma
}

export async function findClock({ church, tx }: ChurchWork) {
  const { idioma, fusoHorario } = igreja
  const [found] = await tx.select({ idioma, fusoHorario }).from(igreja).where(eq(igreja.id, church.igrejaId))
  return found
}
