import type { Tenant } from '@narthex/api/platform/tenancy/scope'
import { getChurchByCode, getOrganisation, getVisual } from '@narthex/contract/churches/church.endpoints'
import type { ApiClient } from '@narthex/contract/client'
import { house } from '@narthex/ui/colour/house'

/** What the pictures of a site are drawn from. */
export interface Brand {
  /** What its glass is grown from: the same window as the home page's. */
  readonly seed: string
  readonly name: string
  readonly description: string | null
  /** `#rrggbb`. */
  readonly colour: string
}

/** The product's own, for hosts that are nobody's and for churches that show nothing of themselves. */
export const houseBrand: Brand = { ...house, seed: house.name, description: null }

export async function findBrand(api: ApiClient, tenant: Tenant): Promise<Brand> {
  if (!tenant.flagAtivo) return houseBrand
  if (tenant.kind === 'organisation') {
    const { nome, descricao, corApp } = await api.call(getOrganisation, { params: { slug: tenant.slug } })
    return { seed: tenant.slug, name: nome, description: descricao, colour: corApp }
  }
  const [{ igreja }, { corApp }] = await Promise.all([
    api.call(getChurchByCode, { params: { code: tenant.codigo } }),
    api.call(getVisual, { params: { slug: tenant.slug } }),
  ])
  if (!igreja) return houseBrand
  return { seed: igreja.codigo, name: igreja.nome, description: igreja.descricao, colour: corApp }
}
