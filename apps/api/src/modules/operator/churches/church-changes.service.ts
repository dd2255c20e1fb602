import type {
  ChurchState,
  churchIdentityForm,
  foundChurchForm,
  OperatorChurch,
} from '@narthex/contract/operator/churches.endpoints'
import type * as z from 'zod/mini'
import { conflict, invalid, notFound } from '../../../platform/errors/domain-error.ts'
import { createOwnCall } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findTakenNames } from '../../../platform/tenancy/sites.ts'
import { archiveChurch, restoreChurch, suspendChurch } from '../../churches/archiving.service.ts'
import { describeChurch } from '../../churches/churches.editing.service.ts'
import { changeIdentity } from '../../churches/identity.service.ts'
import { replaceChurchModules } from '../../churches/office/modules.service.ts'
import { operatedChurches, organisationRows, planRows } from '../../churches/operating/operating.service.ts'
import { appointAdministrator, listAdministrators } from '../../users/administrators.service.ts'
import { foundAdministeredChurch, usualModules } from '../../users/church-founding.service.ts'
import { requireChurch } from '../operator-churches.service.ts'
import { actAsOperator, type OperatorCall } from '../operator-log.service.ts'
import { readChurch } from './churches.service.ts'

const usualTags = { pt: 'pt-BR', en: 'en-US', es: 'es-ES' } as const

/** Founds a church with its owner, who gets a mail. Throws VALIDATION, CONFLICT for a code that is taken, NOT_FOUND for an unknown plan. */
export async function foundChurch(
  platform: Platform,
  call: OperatorCall,
  { administrador, idioma, plano, codigo, ...fields }: z.output<typeof foundChurchForm>,
): Promise<OperatorChurch> {
  const taken = await findTakenNames(platform, { codigo, slug: codigo, hosts: [] })
  if (taken.length > 0) throw conflict('The code is already in use.')
  await actAsOperator(platform, call, { acao: 'CHURCH_FOUNDED', igreja: codigo }, async (within) => {
    const plan = plano === null ? undefined : await requirePlan(within, plano)
    const modules = plan ? usualModules.filter((module) => plan.modulos.includes(module)) : usualModules
    const church = { ...fields, codigo, slug: codigo, idioma: usualTags[idioma], hosts: [] }
    const { church: founded } = await foundAdministeredChurch(within, { church, modules, administrator: administrador })
    if (plano !== null) await describeChurch(createOwnCall(within.transactions.at(founded)), { codigoPlano: plano })
  })
  return readChurch(platform, codigo)
}

async function requirePlan({ database }: Pick<Platform, 'database'>, codigo: string) {
  const plan = await database.asOperator((tx) => planRows.find(tx, codigo))
  if (!plan) throw notFound()
  return plan
}

/** Changes what names a church. Throws VALIDATION, NOT_FOUND, and CONFLICT for a code or slug that is taken. */
export async function setIdentity(
  platform: Platform,
  call: OperatorCall,
  codigo: string,
  given: z.output<typeof churchIdentityForm>,
): Promise<OperatorChurch> {
  const church = await requireChurch(platform, codigo)
  const detalhes = given.codigo === church.codigo ? undefined : { codigo: given.codigo }
  const act = { acao: 'CHURCH_IDENTITY_SET', igreja: church.codigo, detalhes } as const
  await actAsOperator(platform, call, act, (within) => changeIdentity(within, church, given))
  return readChurch(platform, given.codigo)
}

const acts = { SUSPENSA: 'CHURCH_SUSPENDED', ARQUIVADA: 'CHURCH_ARCHIVED' } as const

/** Opens, suspends or archives a church. The state that it has already changes nothing. Throws NOT_FOUND. */
export async function setState(
  platform: Platform,
  call: OperatorCall,
  codigo: string,
  wanted: ChurchState,
): Promise<OperatorChurch> {
  const church = await requireChurch(platform, codigo)
  const { situacao } = await readChurch(platform, codigo)
  if (situacao === wanted) return readChurch(platform, codigo)
  const opened = situacao === 'SUSPENSA' ? 'CHURCH_RESUMED' : 'CHURCH_RESTORED'
  const act = { acao: wanted === 'ABERTA' ? opened : acts[wanted], igreja: church.codigo } as const
  await actAsOperator(platform, call, act, async (within) => {
    const own = createOwnCall(within.transactions.at(church))
    if (wanted === 'ABERTA') await restoreChurch(own)
    else await (wanted === 'SUSPENSA' ? suspendChurch : archiveChurch)(own)
  })
  return readChurch(platform, codigo)
}

/** Gives a church another plan, or none; modules outside of it are switched off. Throws NOT_FOUND. */
export async function setChurchPlan(
  platform: Platform,
  call: OperatorCall,
  codigo: string,
  plano: string | null,
): Promise<OperatorChurch> {
  const church = await requireChurch(platform, codigo)
  const act = { acao: 'CHURCH_PLAN_SET', igreja: church.codigo, detalhes: { plano: plano ?? '–' } } as const
  await actAsOperator(platform, call, act, async (within) => {
    const plan = plano === null ? undefined : await requirePlan(within, plano)
    const own = createOwnCall(within.transactions.at(church))
    const { modules } = await own.facts()
    await describeChurch(own, { codigoPlano: plano })
    const kept = plan ? [...modules].filter((module) => plan.modulos.includes(module)) : [...modules]
    if (kept.length < modules.size) await replaceChurchModules(own, { modulos: kept })
  })
  return readChurch(platform, codigo)
}

/** Lets a church join an organisation, or leave its own. Throws NOT_FOUND for an unknown church, VALIDATION for an unknown organisation. */
export async function assignOrganisation(
  platform: Platform,
  call: OperatorCall,
  codigo: string,
  slug: string | null,
): Promise<OperatorChurch> {
  const church = await requireChurch(platform, codigo)
  const { organizacao } = await readChurch(platform, codigo)
  if ((organizacao?.slug ?? null) === slug) return readChurch(platform, codigo)
  const act = {
    acao: slug === null ? 'CHURCH_LEFT' : 'CHURCH_JOINED',
    igreja: church.codigo,
    organizacao: slug ?? organizacao?.slug,
  } as const
  await actAsOperator(platform, call, act, async (within) => {
    const before = church.organizacaoId
    const after = slug === null ? null : await within.database.asOperator((tx) => organisationRows.findId(tx, slug))
    if (after === undefined) throw invalid([{ path: 'body.organizacao', message: 'Unknown organisation' }])
    await within.database.asOperator((tx) => operatedChurches.move(tx, { id: church.igrejaId, before, after }))
    const organisations = [before, after].flatMap((id) => (id === null ? [] : [`o${id}` as const]))
    await within.bus.publish({ tenants: [church.key, ...organisations], hosts: [`CODIGO:${church.codigo}`] })
  })
  return readChurch(platform, codigo)
}

/** Mails the invitation again to an owner who has not logged in at their church. Throws NOT_FOUND for everyone else. */
export async function inviteOwner(
  platform: Platform,
  call: OperatorCall,
  codigo: string,
  email: string,
): Promise<void> {
  const church = await requireChurch(platform, codigo)
  const owners = await listAdministrators(createOwnCall(platform.transactions.at(church)))
  const owner = owners.find((each) => each.email === email && !each.hasVisited)
  if (!owner) throw notFound()
  await actAsOperator(platform, call, { acao: 'CHURCH_INVITED', igreja: church.codigo }, (within) =>
    // Names are those of their membership by then: what is given here is not used.
    appointAdministrator(within, church, { email, nome: 'Administração', sobrenome: 'Administração' }),
  )
}
