import type {
  foundOrganisationForm,
  OperatorOrganisation,
  organisationForm,
} from '@narthex/contract/operator/organisations.endpoints'
import type * as z from 'zod/mini'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { Needs, Platform } from '../../../platform/platform.ts'
import { toOrigin } from '../../../platform/tenancy/product-domain.ts'
import { foundOrganisation as foundTenantOrganisation } from '../../churches/churches.editing.service.ts'
import { type OrganisationRow, organisationRows } from '../../churches/operating/operating.service.ts'
import { actAsOperator, type OperatorCall } from '../operator-log.service.ts'

const toWire = ({ domain }: Needs<'domain'>, { hostPrincipal, ...row }: OrganisationRow): OperatorOrganisation => ({
  ...row,
  dataCadastro: row.dataCadastro.toISOString(),
  site: toOrigin(domain, { hostPrincipal, label: row.slug }),
})

export async function listOrganisations(
  platform: Needs<'database' | 'domain'>,
): Promise<{ itens: OperatorOrganisation[] }> {
  const rows = await platform.database.asOperator(organisationRows.list)
  return { itens: rows.map((row) => toWire(platform, row)) }
}

async function readOrganisation(platform: Needs<'database' | 'domain'>, slug: string): Promise<OperatorOrganisation> {
  const row = await platform.database.asOperator((tx) => organisationRows.find(tx, slug))
  if (!row) throw notFound()
  return toWire(platform, row)
}

const usualTags = { pt: 'pt-BR', en: 'en-US', es: 'es-ES' } as const

/** Founds an organisation. Throws VALIDATION, and CONFLICT for a slug that is taken. */
export async function foundOrganisation(
  platform: Platform,
  call: OperatorCall,
  { idioma, ...given }: z.output<typeof foundOrganisationForm>,
): Promise<OperatorOrganisation> {
  await actAsOperator(platform, call, { acao: 'ORGANISATION_FOUNDED', organizacao: given.slug }, (within) =>
    foundTenantOrganisation(within, { ...given, idioma: usualTags[idioma], hosts: [] }),
  )
  return readOrganisation(platform, given.slug)
}

/** Changes what an organisation says of itself. Throws NOT_FOUND. */
export async function setOrganisation(
  platform: Platform,
  call: OperatorCall,
  slug: string,
  { corApp, ...given }: z.output<typeof organisationForm>,
): Promise<OperatorOrganisation> {
  await actAsOperator(platform, call, { acao: 'ORGANISATION_SET', organizacao: slug }, async (within) => {
    const fields = { ...given, corApp: corApp.toLowerCase() }
    const row = await within.database.asOperator(async (tx) => {
      if (!(await organisationRows.update(tx, slug, fields))) throw notFound()
      return organisationRows.find(tx, slug)
    })
    if (row) await within.bus.publish({ tenants: [`o${row.id}`], hosts: [] })
  })
  return readOrganisation(platform, slug)
}
