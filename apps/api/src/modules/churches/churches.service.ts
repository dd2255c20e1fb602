import type { ModuleCode } from '@narthex/contract/church-codes'
import type { Banner, Church, Client, Organisation, Service, Visual } from '@narthex/contract/churches/church.schemas'
import type { HomeChoice, HomeOffer } from '@narthex/contract/churches/home.schemas'
import { defaultLook } from '@narthex/contract/churches/looks'
import { notFound } from '../../platform/errors/domain-error.ts'
import type { Needs } from '../../platform/platform.ts'
import { ChurchScope, type OrganisationScope, type Tenant } from '../../platform/scope/scope.ts'
import { toOrigin } from '../../platform/tenancy/product-domain.ts'
import { keepChurchFacts, wireLanguage } from '../../platform/work/church-facts.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { findNextChange, pickShown } from './banner-times.rules.ts'
import {
  type FrameRow,
  findClock,
  findFrame,
  findLanguage,
  findOrganisationWithChurches,
  type OrganisationChurchRow,
} from './churches.queries.ts'
import { byName, nearestFirst, type Point } from './churches.rules.ts'
import { listOffer } from './home-offer.rules.ts'
import { listServices } from './kept-lists.queries.ts'
import { withConnectedProducts } from './menu.rules.ts'
import { listConnected } from './products.rules.ts'

/** Data for the frame of a church's site. */
export interface Frame
  extends Omit<NonNullable<FrameRow>, 'igreja' | 'slugOrganizacao' | 'flagDiretorio' | 'inicio' | keyof Visual> {
  readonly church: Church
  readonly visual: Visual
  readonly home: HomeChoice
}

/** The look of a church that has not chosen one. */
export const productsVisual: Visual = { corApp: '#4b5563', logo: null, aparencia: defaultLook }
/** The home of a church that has not chosen. */
export const productsChoice: HomeChoice = { atalhos: [], secoes: [], convites: [] }

/** A church's frame, read in one statement and kept, with the church's facts, until its content changes. */
export function getFrame(call: ChurchCall): Promise<Frame> {
  return call.cache.get(call.church, 'frame', async () => {
    const row = await call.inChurch((work) => findFrame(work))
    if (!row) throw notFound()
    const frame = toFrame(row)
    const { nome: name, fusoHorario: timeZone, idioma: language, endereco } = frame.church
    await keepChurchFacts(call, {
      name,
      timeZone,
      language,
      country: endereco?.pais ?? null,
      modules: new Set(frame.modulos.map(({ codigo }) => codigo as ModuleCode)),
    })
    return { value: frame, bytes: 2 * JSON.stringify(frame).length }
  })
}

/** The active banners that are shown now. */
export async function listShownBanners(call: ChurchCall): Promise<Banner[]> {
  const shown = pickShown((await getFrame(call)).banners.map(toTimed), call.clock())
  return shown.map(({ dataPublicacao: _, dataFimPublicacao: __, ...banner }) => banner)
}

/** Reads the places that the church's home can lead to, and the moment of the next change by the clock. */
export async function getHomeOffer(call: ChurchCall): Promise<HomeOffer> {
  const { presenca, banners, modulos } = await getFrame(call)
  const { lugares } = listOffer(presenca, new Set(modulos.map(({ codigo }) => codigo as ModuleCode)))
  const next = findNextChange(banners.map(toTimed), call.clock())
  return {
    lugares: lugares.flatMap(({ codigo, situacao }) => (situacao === 'PRONTO' ? [codigo] : [])),
    mudaEm: next?.toISOString() ?? null,
  }
}

/** A banner of the frame, its moments as the clock compares them. */
function toTimed({ dataPublicacao, dataFimPublicacao, ...banner }: Frame['banners'][number]) {
  const toMoment = (written: string | null) => (written === null ? null : new Date(written))
  return { ...banner, dataPublicacao: toMoment(dataPublicacao), dataFimPublicacao: toMoment(dataFimPublicacao) }
}

/** The church's menu, without what leads to third-party products that are not connected. */
export async function listMenu(platform: Needs<'thirdParties'>, call: ChurchCall): Promise<Frame['menu']> {
  const { menu, produtos } = await getFrame(call)
  return withConnectedProducts(menu, listConnected(platform.thirdParties, produtos))
}

/** The church's language (BCP 47), read within a transaction without the rest of the frame. */
export async function getLanguage(work: ChurchWork): Promise<string> {
  const language = await findLanguage(work)
  if (language === undefined) throw notFound()
  return wireLanguage(language)
}

/** The weekly services of a church, with its time zone and language. */
export interface Week {
  readonly services: readonly Service[]
  readonly timeZone: string
  /** BCP 47. */
  readonly language: string
}

/** Reads the weekly services as they are now, within the transaction that uses them. */
export async function getWeek(work: ChurchWork): Promise<Week> {
  const clock = await findClock(work)
  if (!clock) throw notFound()
  return { services: await listServices(work), timeZone: clock.fusoHorario, language: wireLanguage(clock.idioma) }
}

function toFrame({
  igreja,
  slugOrganizacao,
  flagDiretorio,
  corApp,
  logo,
  aparencia,
  inicio,
  ...lists
}: NonNullable<FrameRow>): Frame {
  const {
    organizacaoId: _,
    versao: __,
    flagExigeSegundoFator: ___,
    versaoPerfil: ____,
    versaoModulos: _____,
    versaoIncorporacao: ______,
    versaoProdutos: _______,
    dataCadastro,
    suspensaEm,
    idioma,
    ...fields
  } = igreja
  const church = {
    ...fields,
    slugOrganizacao,
    flagDiretorio,
    idioma: wireLanguage(idioma),
    flagSuspensa: suspensaEm !== null && !fields.flagAtivo,
    dataCadastro: dataCadastro.toISOString(),
  }
  const visual = { corApp: corApp ?? productsVisual.corApp, logo, aparencia: aparencia ?? defaultLook }
  return { church, visual, home: inicio ?? productsChoice, ...lists }
}

export function hasModule({ modulos }: Frame, module: ModuleCode): boolean {
  return modulos.some(({ codigo }) => codigo === module)
}

/** The church that a code means on this host, active or not; undefined where this host may not see it. */
export async function findChurchByCode(
  platform: Needs<'directory' | 'transactions'>,
  tenant: Tenant,
  code: string,
): Promise<Church | undefined> {
  const scope = await platform.directory.churchFrom(tenant, code)
  return scope?.codigo === code ? (await getFrame(platform.transactions.at(scope))).church : undefined
}

/** The churches that a host name leads to, as far as this host may see them. */
export async function findChurchesByHost(
  platform: Needs<'directory' | 'transactions'>,
  tenant: Tenant,
  hostname: string,
): Promise<Church[]> {
  const found = await platform.directory.byHost(hostname)
  if (!ChurchScope.is(found)) return []
  const seen = await platform.directory.churchFrom(tenant, String(found.igrejaId))
  return seen ? [(await getFrame(platform.transactions.at(seen))).church] : []
}

/** The organisation that a reference means on this host. */
export async function getOrganisation(
  platform: Needs<'cache' | 'database' | 'directory' | 'domain'>,
  tenant: Tenant,
  reference: string,
): Promise<Organisation> {
  const scope = await requireOrganisation(platform, tenant, reference)
  return (await rosterOf(platform, scope)).organisation
}

/** The organisation's active churches by name, or nearest first where a point is given. */
export async function listClients(
  platform: Needs<'cache' | 'database' | 'directory' | 'domain'>,
  tenant: Tenant,
  reference: string,
  from?: Point,
): Promise<Client[]> {
  const scope = await requireOrganisation(platform, tenant, reference)
  const { clients } = await rosterOf(platform, scope)
  return from ? nearestFirst(clients, from) : clients
}

interface Roster {
  readonly organisation: Organisation
  readonly clients: Client[]
}

/** An organisation and its churches, read in one statement and kept until any of them changes. */
function rosterOf(platform: Needs<'cache' | 'database' | 'domain'>, scope: OrganisationScope): Promise<Roster> {
  return platform.cache.get(scope, 'roster', async () => {
    const rows = await platform.database.inScope(scope, (tx) => findOrganisationWithChurches(scope, tx))
    if (!rows[0]) throw notFound()
    const { id, uuid, slug, nome, descricao, idioma, corApp } = rows[0].organizacao
    const site = toOrigin(platform.domain, scope)
    const organisation = { id, uuid, slug, nome, descricao, idioma: wireLanguage(idioma), corApp, site }
    const value = { organisation, clients: rows.flatMap((row) => toClient(platform, row)).sort(byName) }
    return { value, bytes: 2 * JSON.stringify(value).length }
  })
}

function toClient(
  { domain }: Needs<'domain'>,
  { igreja, corApp, aparencia, hostPrincipal }: OrganisationChurchRow,
): Client[] {
  if (!igreja) return []
  const { imagens, ...fields } = igreja
  const site = toOrigin(domain, { hostPrincipal, label: igreja.codigo })
  const visual = { corApp: corApp ?? productsVisual.corApp, aparencia: aparencia ?? defaultLook }
  return [{ ...fields, ...visual, imagem: imagens[0] ?? null, site, distancia: null }]
}

async function requireOrganisation(
  { directory }: Needs<'directory'>,
  tenant: Tenant,
  reference: string,
): Promise<OrganisationScope> {
  const scope = await directory.organisationFrom(tenant, reference)
  if (!scope) throw notFound()
  return scope
}
