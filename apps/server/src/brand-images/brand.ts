import type { Tenant } from '@narthex/api/platform/scope/scope'
import { getChurchByCode, getOrganisation, getVisual } from '@narthex/contract/churches/church.endpoints'
import { defaultLook, type Look } from '@narthex/contract/churches/looks'
import type { ApiClient } from '@narthex/contract/client'
import { house } from '@narthex/ui/colour/house'

/** The data that the pictures of a site are drawn from. */
export interface Brand {
  /** Seed of the drawing: the same as on the home page. */
  readonly seed: string
  readonly name: string
  readonly description: string | null
  /** `#rrggbb`. */
  readonly colour: string
  readonly look: Look
}

/** The product's own brand, for unknown hosts and for churches that are not active. */
export const productBrand: Brand = { ...house, look: defaultLook, seed: house.name, description: null }

export async function findBrand(api: ApiClient, tenant: Tenant): Promise<Brand> {
  if (!tenant.flagAtivo) return productBrand
  if (tenant.kind === 'organisation') {
    const { nome, descricao, corApp } = await api.call(getOrganisation, { params: { slug: tenant.slug } })
    return { seed: tenant.slug, name: nome, description: descricao, colour: corApp, look: defaultLook }
  }
  const [{ igreja }, { corApp, aparencia }] = await Promise.all([
    api.call(getChurchByCode, { params: { code: tenant.codigo } }),
    api.call(getVisual, { params: { slug: tenant.slug } }),
  ])
  if (!igreja) return productBrand
  const { codigo, nome, descricao } = igreja
  return { seed: codigo, name: nome, description: descricao, colour: corApp, look: aparencia }
}
