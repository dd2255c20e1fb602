import type { Church, Client, Organisation, Visual } from '@narthex/contract/churches/church.schemas'
import type { ModuleCode } from '@narthex/contract/churches/codes'
import type { Tx } from '../../platform/database/database.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { originOf } from '../../platform/tenancy/product-domain.ts'
import { ChurchScope, type OrganisationScope, type Tenant } from '../../platform/tenancy/scope.ts'
import {
  type FrameRow,
  findFrame,
  findLanguage,
  findOrganisationWithChurches,
  type OrganisationChurchRow,
} from './churches.queries.ts'
import { byName, nearestFirst, type Point, wireLanguage } from './churches.rules.ts'

/** What the frame of a church's site is made of. */
export interface Frame extends Omit<NonNullable<FrameRow>, 'igreja' | 'slugOrganizacao' | keyof Visual> {
  readonly church: Church
  readonly visual: Visual
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

/** The BCP 47 tag of what a church writes in; for whoever is within a transaction and needs no more of its frame. */
export async function languageOf(scope: ChurchScope, tx: Tx): Promise<string> {
  const language = await findLanguage(scope, tx)
  if (language === undefined) throw notFound()
  return wireLanguage(language)
}

function toFrame({ igreja, slugOrganizacao, corApp, logo, ...lists }: NonNullable<FrameRow>): Frame {
  const { organizacaoId: _, versao: __, dataCadastro, idioma, ...fields } = igreja
  const church = { ...fields, slugOrganizacao, idioma: wireLanguage(idioma), dataCadastro: dataCadastro.toISOString() }
  return { church, visual: { corApp: corApp ?? unbranded, logo }, ...lists }
}

export function hasModule({ modulos }: Frame, module: ModuleCode): boolean {
  return modulos.some(({ codigo }) => codigo === module)
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
  return (await rosterOf(platform, scope)).organisation
}

/** The organisation's active churches by name, or nearest first where a point is given. Throws NOT_FOUND. */
export async function listClients(
  platform: Platform,
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
function rosterOf(platform: Platform, scope: OrganisationScope): Promise<Roster> {
  return platform.cache.get(scope, 'roster', async () => {
    const rows = await platform.database.inScope(scope, (tx) => findOrganisationWithChurches(scope, tx))
    if (!rows[0]) throw notFound()
    const { id, uuid, slug, nome, descricao, idioma, corApp } = rows[0].organizacao
    const site = originOf(platform.domain, scope)
    const organisation = { id, uuid, slug, nome, descricao, idioma: wireLanguage(idioma), corApp, site }
    const value = { organisation, clients: rows.flatMap((row) => toClient(platform, row)).sort(byName) }
    return { value, bytes: 2 * JSON.stringify(value).length }
  })
}

function toClient({ domain }: Platform, { igreja, corApp, hostPrincipal }: OrganisationChurchRow): Client[] {
  if (!igreja) return []
  const { imagens, ...fields } = igreja
  const site = originOf(domain, { hostPrincipal, label: igreja.codigo })
  return [{ ...fields, corApp: corApp ?? unbranded, imagem: imagens[0] ?? null, site, distancia: null }]
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
