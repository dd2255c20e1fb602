import type * as z from 'zod/mini'
import { invalid } from '../../platform/errors/domain-error.ts'
import { validate } from '../../platform/http/validate.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchScope, OrganisationScope } from '../../platform/scope/scope.ts'
import { foundTenant } from '../../platform/tenancy/founding.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import {
  findOrganisationId,
  insertChurch,
  insertOrganisation,
  replaceList,
  updateChurch,
  upsertHomeChoice,
  upsertVisual,
} from './churches.editing.queries.ts'
import * as inputs from './churches.inputs.ts'
import { listServices } from './kept-lists.queries.ts'
import { refuseWithMembers, replaceKeptList } from './kept-lists.service.ts'
import { planServicesChanged } from './services-changed.service.ts'

/** Founds an organisation of churches with its address below the product's domain. Throws VALIDATION. */
export async function foundOrganisation(
  platform: Needs<'bus' | 'database'>,
  given: inputs.FoundOrganisation,
): Promise<OrganisationScope> {
  const { hosts, corApp, ...fields } = validate(inputs.foundOrganisationInput, given)
  const row = { ...fields, corApp: corApp.toLowerCase() }
  return (await foundTenant(platform, hosts, (tx) => insertOrganisation(tx, row))) as OrganisationScope
}

/** Founds a church with its address below the product's domain and any host names of its own. Throws VALIDATION. */
export async function foundChurch(
  platform: Needs<'bus' | 'database'>,
  given: inputs.FoundChurch,
): Promise<ChurchScope> {
  const { hosts, organizacao, ...fields } = validate(inputs.foundChurchInput, given)
  return foundTenant(platform, hosts, async (tx) => {
    const organizacaoId = organizacao === null ? null : await findOrganisationId(tx, organizacao)
    if (organizacaoId === undefined) throw invalid([{ path: 'organizacao', message: 'Unknown organisation' }])
    return insertChurch(tx, { ...fields, organizacaoId })
  })
}

type Editing<S extends z.ZodMiniType> = (
  platform: Needs<'transactions'>,
  scope: ChurchScope,
  given: z.input<S>,
) => Promise<void>

/** Changes what a church says of itself; fields left out stay. Throws VALIDATION. */
export const describeChurch: Editing<typeof inputs.describeChurchInput> = async (platform, scope, given) => {
  const fields = validate(inputs.describeChurchInput, given)
  const isChange = Object.values(fields).some((value) => value !== undefined)
  if (isChange) await platform.transactions.editSite(scope, (work) => updateChurch(work, fields))
}

/** Changes a church's brand. Throws VALIDATION. */
export const setVisual: Editing<typeof inputs.visualInput> = async (platform, scope, given) => {
  const { corApp, ...fields } = validate(inputs.visualInput, given)
  await platform.transactions.editSite(scope, (work) => upsertVisual(work, { corApp: corApp.toLowerCase(), ...fields }))
}

/** Changes what a church puts on its home. Throws VALIDATION. */
export const setHomeChoice: Editing<typeof inputs.homeChoiceInput> = async (platform, scope, given) => {
  const choice = validate(inputs.homeChoiceInput, given)
  await platform.transactions.editSite(scope, (work) => upsertHomeChoice(work, choice))
}

/** Replaces the church's modules. Throws VALIDATION. */
export const setModules: Editing<typeof inputs.modulesInput> = async (platform, scope, given) => {
  const rows = [...new Set(validate(inputs.modulesInput, given))].map((codigo) => ({ codigo }))
  await platform.transactions.editSite(scope, (work) => replaceList(work, 'igrejaModulo', rows))
}

/** Replaces the payment methods that the church accepts, in their order. Throws VALIDATION. */
export const setPaymentMethods: Editing<typeof inputs.paymentMethodsInput> = async (platform, scope, given) => {
  await platform.transactions.editSite(scope, (work) => replacePaymentMethods(work, given))
}

/** The same within an edit of the church's site. Throws VALIDATION. */
export async function replacePaymentMethods(
  work: ChurchWork,
  given: z.input<typeof inputs.paymentMethodsInput>,
): Promise<void> {
  await replaceList(work, 'igrejaMetodoPagamento', validate(inputs.paymentMethodsInput, given))
}

/** Replaces the church's menu, in its order; items that stay keep their ids. Throws VALIDATION. */
export const setMenu: Editing<typeof inputs.menuInput> = async (platform, scope, given) => {
  const rows = validate(inputs.menuInput, given).map(({ pt, en, es, ...item }) => ({
    ...item,
    nomePt: pt,
    nomeEn: en,
    nomeEs: es,
  }))
  await platform.transactions.editSite(scope, (work) => replaceKeptList(work, 'igrejaAppMenu', rows))
}

/** Replaces the church's banners, in their order; those that stay keep their ids. Throws VALIDATION. */
export const setBanners: Editing<typeof inputs.bannersInput> = async (platform, scope, given) => {
  const rows = validate(inputs.bannersInput, given)
  await platform.transactions.editSite(scope, (work) => replaceKeptList(work, 'banner', rows))
}

/**
 * Replaces the church's congregations, in their order. One that stays keeps its id and its members. Throws VALIDATION, and
 * CONFLICT if one that is left out has members, unless `mayEmpty` confirms that they lose it.
 */
export async function setCongregations(
  platform: Needs<'transactions'>,
  scope: ChurchScope,
  given: z.input<typeof inputs.congregationsInput>,
  { mayEmpty = false }: { readonly mayEmpty?: boolean } = {},
): Promise<void> {
  const rows = validate(inputs.congregationsInput, given)
  await platform.transactions.editSite(scope, (work) =>
    replaceKeptList(work, 'congregacao', rows, mayEmpty ? undefined : refuseWithMembers),
  )
}

/**
 * Replaces the services that the church holds every week. One that stays keeps its id, and with it its place in the
 * calendars that follow the church. Throws VALIDATION, also for an id that is none of its services'.
 */
export const setServices: Editing<typeof inputs.servicesInput> = async (platform, scope, given) => {
  const services = validate(inputs.servicesInput, given)
  await platform.transactions.editSite(scope, async (work) => {
    const before = await listServices(work)
    await replaceKeptList(work, 'culto', services)
    if ([...before, ...services].some(({ flagTransmissao }) => flagTransmissao)) await planServicesChanged(work)
  })
}

/** Replaces the church's pastors, in their order; those that stay keep their ids. Throws VALIDATION. */
export const setPastors: Editing<typeof inputs.pastorsInput> = async (platform, scope, given) => {
  const rows = validate(inputs.pastorsInput, given)
  await platform.transactions.editSite(scope, (work) => replaceKeptList(work, 'pastor', rows))
}
