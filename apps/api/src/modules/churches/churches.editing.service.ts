import type { AuditedAct } from '@narthex/contract/audit/audited-acts'
import type { ModuleCode } from '@narthex/contract/church-codes'
import * as forms from '@narthex/contract/churches/church.form'
import type * as z from 'zod/mini'
import { invalid } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import { validate } from '../../platform/http/validate.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchScope, OrganisationScope } from '../../platform/scope/scope.ts'
import { foundTenant } from '../../platform/tenancy/founding.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { edit } from '../../platform/work/edit.ts'
import { chooseHome } from './appearance.editing.service.ts'
import {
  findOrganisationId,
  insertChurch,
  insertOrganisation,
  replaceList,
  replaceModules,
  updateChurch,
  upsertVisual,
} from './churches.editing.queries.ts'
import {
  addressRecord,
  churchRecord,
  listRecords,
  menuItemRecord,
  startRecord,
  visualRecord,
} from './churches.records.ts'
import { listServices } from './kept-lists.queries.ts'
import { refuseWithMembers, replaceKeptList } from './kept-lists.service.ts'
import { addFirstMenu } from './office/first-menu.service.ts'
import { replaceChurchModules } from './office/modules.service.ts'
import { upsertStart } from './office/start.queries.ts'
import { planServicesChanged } from './services-changed.service.ts'

/** Founds an organisation of churches with its address below the product's domain. */
export async function foundOrganisation(
  platform: Needs<'bus' | 'database' | 'domain'>,
  given: forms.FoundOrganisation,
): Promise<OrganisationScope> {
  const { hosts, corApp, ...fields } = validate(forms.newOrganisationForm, given)
  const row = { ...fields, corApp: corApp.toLowerCase() }
  return (await foundTenant(platform, hosts, (tx) => insertOrganisation(tx, row))) as OrganisationScope
}

/** Founds a church with its address below the product's domain and any host names of its own. */
export async function foundChurch(
  platform: Needs<'bus' | 'database' | 'domain'>,
  given: forms.FoundChurch,
): Promise<ChurchScope> {
  const { hosts, organizacao, ...fields } = validate(forms.newChurchForm, given)
  return foundTenant(platform, hosts, async (tx) => {
    const organizacaoId = organizacao === null ? null : await findOrganisationId(tx, organizacao)
    if (organizacaoId === undefined) throw invalid([{ path: 'organizacao', message: 'Unknown organisation' }])
    return insertChurch(tx, { ...fields, organizacaoId })
  })
}

/** Writes down that a church was founded, and gives it its first modules and a menu; its staff go on from there. */
export async function openFoundedChurch(call: MemberCall, modules: readonly ModuleCode[]): Promise<void> {
  const records = [listRecords.igrejaModulo()]
  const subject = { codigo: call.church.codigo }
  await edit(call, { act: 'CHURCH_FOUNDED', subject, isPublic: true, records }, async ({ work, made }) => {
    made(churchRecord())
    made(addressRecord())
    await replaceModules(work, [...new Set(validate(forms.modulesForm, [...modules]))])
    for (const id of await addFirstMenu(work)) made(menuItemRecord(id))
    await upsertStart(work, { situacao: 'EM_CURSO', passos: [] })
    made(startRecord())
  })
}

type Editing<S extends z.ZodMiniType> = (call: MemberCall, given: z.input<S>) => Promise<void>

/** An edit that replaces one of the church's lists. */
const describe = <Act extends AuditedAct>(act: Act, list: keyof typeof listRecords) =>
  ({ act, isPublic: true, records: [listRecords[list]()] }) as const

/** Changes what a church says of itself; fields left out stay. */
export const describeChurch: Editing<typeof forms.churchForm> = async (call, given) => {
  const fields = validate(forms.churchForm, given)
  const isChange = Object.values(fields).some((value) => value !== undefined)
  const plan = { act: 'CHURCH_SET', isPublic: true, records: [churchRecord()] } as const
  if (isChange) await edit(call, plan, ({ work }) => updateChurch(work, fields))
}

/** Changes a church's brand. */
export const setVisual: Editing<typeof forms.visualForm> = async (call, given) => {
  const { corApp, ...fields } = validate(forms.visualForm, given)
  const plan = { act: 'VISUAL_SET', isPublic: true, records: [visualRecord()] } as const
  await edit(call, plan, ({ work }) => upsertVisual(work, { corApp: corApp.toLowerCase(), ...fields }))
}

/** Changes what a church puts on its home. */
export const setHomeChoice: Editing<typeof forms.homeChoiceForm> = async (call, given) => {
  await chooseHome(call, validate(forms.homeChoiceForm, given))
}

/** Replaces the church's modules. */
export const setModules: Editing<typeof forms.modulesForm> = async (call, given) => {
  await replaceChurchModules(call, { modulos: [...new Set(validate(forms.modulesForm, given))] })
}

/** Replaces the payment methods that the church accepts, in their order. */
export const setPaymentMethods: Editing<typeof forms.paymentMethodsForm> = async (call, given) => {
  const plan = describe('PAYMENT_METHODS_SET', 'igrejaMetodoPagamento')
  await edit(call, plan, ({ work }) => replacePaymentMethods(work, given))
}

/** Does the same within an edit of the church's site. */
export async function replacePaymentMethods(
  work: ChurchWork,
  given: z.input<typeof forms.paymentMethodsForm>,
): Promise<void> {
  await replaceList(work, 'igrejaMetodoPagamento', validate(forms.paymentMethodsForm, given))
}

/** Replaces the church's menu, in its order; items that stay keep their ids. */
export const setMenu: Editing<typeof forms.menuForm> = async (call, given) => {
  const rows = validate(forms.menuForm, given).map(({ pt, en, es, ...item }) => ({
    ...item,
    nomePt: pt,
    nomeEn: en,
    nomeEs: es,
  }))
  await edit(call, describe('MENU_SET', 'igrejaAppMenu'), ({ work }) => replaceKeptList(work, 'igrejaAppMenu', rows))
}

/** Replaces the church's banners, in their order; those that stay keep their ids. */
export const setBanners: Editing<typeof forms.bannersForm> = async (call, given) => {
  const rows = validate(forms.bannersForm, given)
  await edit(call, describe('BANNERS_SET', 'banner'), ({ work }) => replaceKeptList(work, 'banner', rows))
}

/**
 * Replaces the church's congregations, in their order. One that stays keeps its id and its members. Throws VALIDATION, and
 * CONFLICT if one that is left out has members, unless `mayEmpty` confirms that they lose it.
 */
export async function setCongregations(
  call: MemberCall,
  given: z.input<typeof forms.congregationsForm>,
  { mayEmpty = false }: { readonly mayEmpty?: boolean } = {},
): Promise<void> {
  const rows = validate(forms.congregationsForm, given)
  await edit(call, describe('CONGREGATIONS_SET', 'congregacao'), ({ work }) =>
    replaceKeptList(work, 'congregacao', rows, mayEmpty ? undefined : refuseWithMembers),
  )
}

/**
 * Replaces the services that the church holds every week. One that stays keeps its id, and with it its place in the
 * calendars that follow the church. Throws VALIDATION, also for an id that is none of its services'.
 */
export const setServices: Editing<typeof forms.servicesForm> = async (call, given) => {
  const services = validate(forms.servicesForm, given)
  await edit(call, describe('SERVICES_SET', 'culto'), async ({ work }) => {
    const before = await listServices(work)
    await replaceKeptList(work, 'culto', services)
    if ([...before, ...services].some(({ flagTransmissao }) => flagTransmissao)) await planServicesChanged(work)
  })
}

/** Replaces the church's pastors, in their order; those that stay keep their ids. */
export const setPastors: Editing<typeof forms.pastorsForm> = async (call, given) => {
  const rows = validate(forms.pastorsForm, given)
  await edit(call, describe('PASTORS_SET', 'pastor'), ({ work }) => replaceKeptList(work, 'pastor', rows))
}
