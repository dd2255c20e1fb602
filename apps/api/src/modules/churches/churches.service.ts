import type { Church, Client, Organisation } from '@narthex/contract/churches/church.schemas'
import { notFound } from '../../platform/http/domain-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { originOf } from '../../platform/tenancy/product-domain.ts'
import { ChurchScope, type OrganisationScope, type Tenant } from '../../platform/tenancy/scope.ts'
import {
  type FrameRow,
  findFrame,
  findOrganisation,
  listOrganisationChurches,
  type OrganisationChurchRow,
} from './churches.queries.ts'
import { byName, nearestFirst, type Point, wireLanguage } from './churches.rules.ts'

/** What the frame of a church's site is made of. */
export interface Frame extends Pick<NonNullable<FrameRow>, 'menu' | 'banners' | 'congregacoes'> {
  readonly church: Church
  readonly visual: { readonly corApp: string }
  readonly modulos: NonNullable<FrameRow>['modulos']
  readonly metodosPagamento: NonNullable<FrameRow>['metodosPagamento']
}

/** The colour of a church that has not chosen one. */
const unbranded = '#4b5563'

/** A church's frame, read in one statement and kept until the church's content changes. */
export function frameOf({ database, cache }: Platform, scope: ChurchScope): Promise<Frame> {
  return cache.get(scope, 'frame', async () => {
    const row = await database.inScope(scope, (tx) => findFrame(scope, tx))
    if (!row) throw notFound()
    const frame = toFrame(row)
    return { value: frame, bytes: 2 * JSON.stringify(frame).length }
  })
}

function toFrame({ igreja, slugOrganizacao, corApp, ...lists }: NonNullable<FrameRow>): Frame {
  const { organizacaoId: _, versao: __, dataCadastro, idioma, ...fields } = igreja
  const church = { ...fields, slugOrganizacao, idioma: wireLanguage(idioma), dataCadastro: dataCadastro.toISOString() }
  return { church, visual: { corApp: corApp ?? unbranded }, ...lists }
}

/** The church that a code means on this host, active or not; undefined where this host may not see it. */
export async function findChurchByCode(platform: Platform, tenant: Tenant, code: string): Promise<Church | undefined> {
  const scope = await platform.directory.churchFrom(tenant, code)
  return scope?.codigo === code ? (await frameOf(platform, scope)).church : undefined
}

/** The churches that a host name leads to, as far as this host may see them. */
export async function findChurchesByHost(platform: Platform, tenant: Tenant, hostname: string): Promise<Church[]> {
  const found = await platform.directory.byHost(hostname)
  if (!ChurchScope.is(found)) return []
  const seen = await platform.directory.churchFrom(tenant, String(found.igrejaId))
  return seen ? [(await frameOf(platform, seen)).church] : []
}

/** The organisation that a reference means on this host. Throws NOT_FOUND. */
export async function getOrganisation(platform: Platform, tenant: Tenant, reference: string): Promise<Organisation> {
  const scope = await requireOrganisation(platform, tenant, reference)
  const row = await platform.database.inScope(scope, (tx) => findOrganisation(scope, tx))
  if (!row) throw notFound()
  const { id, uuid, slug, nome, descricao, idioma, corApp } = row
  return {
    id,
    uuid,
    slug,
    nome,
    descricao,
    idioma: wireLanguage(idioma),
    corApp,
    site: originOf(platform.domain, scope),
  }
}

/** The organisation's active churches; nearest first where a point is given. Throws NOT_FOUND. */
export async function listClients(
  platform: Platform,
  tenant: Tenant,
  reference: string,
  from?: Point,
): Promise<Client[]> {
  const scope = await requireOrganisation(platform, tenant, reference)
  const clients = await platform.cache.get(scope, 'clients', async () => {
    const rows = await platform.database.inScope(scope, (tx) => listOrganisationChurches(scope, tx))
    const value = rows.map((row) => toClient(platform, row)).sort(byName)
    return { value, bytes: 2 * JSON.stringify(value).length }
  })
  return from ? nearestFirst(clients, from) : clients
}

function toClient({ domain }: Platform, { imagens, hostPrincipal, corApp, ...row }: OrganisationChurchRow): Client {
  const site = originOf(domain, { hostPrincipal, label: row.codigo })
  return { ...row, corApp: corApp ?? unbranded, imagem: imagens[0] ?? null, site, distancia: null }
}

async function requireOrganisation(
  { directory }: Platform,
  tenant: Tenant,
  reference: string,
): Promise<OrganisationScope> {
  const scope = await directory.organisationFrom(tenant, reference)
  if (!scope) throw notFound()
  return scope
}
