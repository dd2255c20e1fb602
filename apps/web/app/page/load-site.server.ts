import { shortened } from '@narthex/client/format/excerpt'
import {
  findChurchesByHostname,
  getChurchByCode,
  getOrganisation,
  getVisual,
  listMenuItems,
  listModules,
  listPaymentMethods,
} from '@narthex/contract/churches/church.endpoints'
import type { Church } from '@narthex/contract/churches/church.schemas'
import type { ApiClient } from '@narthex/contract/client'
import { metaDescriptionLength } from '@narthex/contract/limits'
import { listNearBroadcasts } from '@narthex/contract/live/broadcast.endpoints'
import { type Locale, toLocale } from '@narthex/contract/locale'
import { churchMenu } from '../church/church-menu.ts'
import type { ChurchSite, LoadedSite } from '../church/site.ts'
import type { Tenant } from '../page.ts'
import { failWith, failWithoutChurches } from './fail.server.ts'

/**
 * Start-up (specification §1): the church, then its modules, visual, payment methods, menu and near broadcasts in parallel.
 * An inactive church, an unknown host and any failed call become the error page.
 */
export async function loadSite(api: ApiClient, tenant: Tenant, locale: Locale): Promise<LoadedSite> {
  if (tenant.kind === 'unknown')
    throw tenant.command ? failWithoutChurches(locale, tenant.command) : failWith('noChurch', locale)
  try {
    if (tenant.kind === 'organisation') {
      const organisation = await api.call(getOrganisation, { params: { slug: tenant.slug } })
      const description = shortened(organisation.descricao, metaDescriptionLength)
      return { site: { kind: 'organisation', organisation, description }, historia: null }
    }
    const church = await findChurch(api, tenant)
    if (church?.flagAtivo) return { site: await churchSite(api, church, locale), historia: church.historia }
    if (church) {
      const { nome, email, telefone, idioma, flagSuspensa } = church
      const details = { church: { nome, email, telefone } }
      if (flagSuspensa) throw failWith('suspended', toLocale(idioma) ?? locale, details)
      throw failWith('inactive', locale, details)
    }
  } catch (error) {
    throw error instanceof Error ? failWith('generic', locale) : error
  }
  throw failWith('generic', locale)
}

async function findChurch(
  api: ApiClient,
  tenant: Extract<Tenant, { kind: 'church' }>,
): Promise<Church | null | undefined> {
  if (tenant.byCode) {
    const { status, igreja } = await api.call(getChurchByCode, { params: { code: tenant.codigo } })
    return status ? igreja : null
  }
  const { clientes } = await api.call(findChurchesByHostname, { query: { hostname: tenant.host } })
  return clientes[0]
}

async function churchSite(api: ApiClient, { historia, ...church }: Church, locale: Locale): Promise<ChurchSite> {
  const bySlug = { params: { slug: church.slug } }
  const [modules, visual, paymentMethods, items, broadcasts] = await Promise.all([
    api.call(listModules, bySlug),
    api.call(getVisual, bySlug),
    api.call(listPaymentMethods, bySlug),
    api.call(listMenuItems, { query: { igreja: church.slug } }),
    api.call(listNearBroadcasts, bySlug),
  ])
  const owned = modules.map((module) => module.codigo)
  return {
    kind: 'church',
    church,
    description: shortened(historia, metaDescriptionLength) ?? shortened(church.descricao, metaDescriptionLength),
    corApp: visual.corApp,
    logo: visual.logo,
    look: visual.aparencia,
    modules: owned,
    paymentMethods: paymentMethods.map((method) => method.codigoMetodoPagamento),
    menu: churchMenu(items, owned, locale),
    broadcasts,
  }
}
