import { randomUUID } from 'node:crypto'
import { hourMs } from '@narthex/contract/durations'
import { assembleApp } from '../app.ts'
import { readAccessToken } from '../modules/auth/access-tokens.service.ts'
import { issueCode } from '../modules/auth/codes.service.ts'
import { startSession } from '../modules/auth/sessions.service.ts'
import {
  describeChurch,
  foundChurch,
  foundOrganisation,
  setHomeChoice,
  setModules,
  setPaymentMethods,
  setVisual,
} from '../modules/churches/churches.editing.service.ts'
import { replaceStart } from '../modules/churches/office/start.service.ts'
import { saveAnswer } from '../modules/content/studies/study-answers.service.ts'
import { configureStudies } from '../modules/content/studies/study-settings.service.ts'
import { addGroupMember } from '../modules/groups/groups.editing.service.ts'
import { requestToJoin } from '../modules/groups/join-requests.service.ts'
import { putSupervisor } from '../modules/groups/office/office-groups.queries.ts'
import { addNote } from '../modules/notes/notes.service.ts'
import { saveNotificationChoices } from '../modules/notifications/choices.service.ts'
import { markRead } from '../modules/notifications/member-notifications.service.ts'
import { publishNotification } from '../modules/notifications/notifications.editing.service.ts'
import { distributeNotification } from '../modules/notifications/push-delivery.service.ts'
import { subscribeDevice } from '../modules/notifications/push-subscriptions.service.ts'
import { updateInvitation } from '../modules/office/invitations/staff-invitations.queries.ts'
import { inviteStaff } from '../modules/office/invitations/staff-invitations.service.ts'
import { issueCard } from '../modules/users/cards/card-office.service.ts'
import { addAddress } from '../modules/users/household/addresses.service.ts'
import { addChild } from '../modules/users/household/children.service.ts'
import { replacePicture } from '../modules/users/pictures/pictures.service.ts'
import { grantRole } from '../modules/users/role-office.service.ts'
import { spendChallenge } from '../platform/captcha/spent-challenges.ts'
import { type Actor, createMemberCall, createOwnCall, type MemberCall } from '../platform/http/route.ts'
import { type GroupId, toGroupId } from '../platform/ids.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import type { ChurchScope, OrganisationScope, Tenant } from '../platform/scope/scope.ts'
import type { ChurchCall } from '../platform/work/transactions.ts'
import { keepRecords } from './group-records.ts'
import { enrolPerson } from './people.ts'
import { plainChurch } from './plain-church.ts'
import { plainPhoto } from './plain-photo.ts'
import { plainQueue } from './plain-queue.ts'
import { seedBible, seedTranslation } from './seeded-bible.ts'
import { seedCatalogue } from './seeded-catalogue.ts'
import { seedChat } from './seeded-chat.ts'
import { seedClasses } from './seeded-classes.ts'
import { publishEverything, type Things } from './seeded-content.ts'
import { seedDoor } from './seeded-door.ts'
import { seedGiving } from './seeded-giving.ts'
import { seedLive } from './seeded-live.ts'
import { letSupportIn, rememberExport, seedImport, seedOfficeSettings } from './seeded-office.ts'
import { seedPayments } from './seeded-payments.ts'
import { seedPeople } from './seeded-people.ts'
import { seedPlans } from './seeded-plans.ts'
import { seedPlaySubscriptions } from './seeded-play-subscriptions.ts'
import { askForSomething } from './seeded-prayers.ts'
import { giveRegularly } from './seeded-recurrences.ts'
import { seedSite } from './seeded-site.ts'
import { keepTickets, sellSomeTickets } from './seeded-tickets.ts'
import { seedWatching } from './seeded-watching.ts'

export interface SeededChurches {
  /** The organisation of `videira` and `oliveira`. */
  readonly pomar: OrganisationScope
  readonly videira: ChurchScope
  readonly oliveira: ChurchScope
  /** Belongs to no organisation. */
  readonly farol: ChurchScope
  /** Not active; belongs to no organisation. */
  readonly fechada: ChurchScope
  /** Ids of the seeded things, by the churches' codes. */
  readonly things: Readonly<Record<string, Things>>
}

/** The Host header of a tenant below the test platform's domain. */
export const toHost = (tenant: Tenant) => `${tenant.label}.narthex.test`

/** Found in every text that a seeded church keeps, and nowhere else. */
export const toCanary = (church: ChurchScope) => `canary-${church.codigo}`

/** Four churches with something of their own in every table. */
export async function seedChurches(platform: Platform): Promise<SeededChurches> {
  await seedTranslation(platform)
  const pomar = await foundOrganisation(platform, {
    slug: 'pomar',
    nome: 'Pomar',
    descricao: 'Duas igrejas, uma família',
    idioma: 'pt-BR',
    corApp: '#116633',
    hosts: [],
  })
  const things: Record<string, Things> = {}
  const found = async (codigo: string, organizacao: string | null) => {
    const hosts = [{ nome: `www.${codigo}.example`, flagPrincipal: false }]
    const names = { slug: `igreja-${codigo}`, nome: `Igreja canary-${codigo}` }
    const church = await foundChurch(
      platform,
      plainChurch(codigo, { ...names, fusoHorario: 'America/Sao_Paulo', organizacao, hosts }),
    )
    things[codigo] = await fillEveryTable(platform, platform.transactions.at(church))
    return church
  }
  const videira = await found('videira', 'pomar')
  const oliveira = await found('oliveira', 'pomar')
  const farol = await found('farol', null)
  const fechada = await found('fechada', null)
  await describeChurch(createOwnCall(platform.transactions.at(fechada)), { flagAtivo: false })
  return { pomar, videira, oliveira, farol, fechada, things }
}

async function fillEveryTable(platform: Platform, at: ChurchCall): Promise<Things> {
  const canary = toCanary(at.church)
  await describeChurch(createOwnCall(at), {
    descricao: canary,
    historia: canary,
    imagens: [`/media/${canary}.jpg`],
    telefone: canary,
    email: `${canary}@example.org`,
    redesSociais: { instagram: `https://example.org/${canary}` },
  })
  await setVisual(createOwnCall(at), { corApp: '#224488', logo: `/media/${canary}.svg` })
  const invitation = { codigo: 'CELULA', titulo: canary, texto: canary, acao: null } as const
  await setHomeChoice(createOwnCall(at), { atalhos: [], secoes: [], convites: [invitation] })
  await setModules(createOwnCall(at), [
    'MOD_CULTO',
    'MOD_EVENTO',
    'MOD_DEVOCIONAL',
    'MOD_NOTICIA',
    'MOD_EBD',
    'MOD_PUBLICACAO',
    'MOD_CELULA',
    'MOD_MURAL_ORACAO',
    'MOD_DOACAO',
    'MOD_ASSINATURA',
  ])
  await seedOfficeSettings(platform, at)
  await replaceStart(createOwnCall(at), { situacao: 'ADIADO', passos: ['VISUAL'] })
  await setPaymentMethods(createOwnCall(at), [{ codigoMetodoPagamento: 'PIX', idGatewayPagamento: 9 }])
  const site = await seedSite(createOwnCall(at), canary)
  const things = await publishEverything(platform, at, canary)
  await configureStudies(createOwnCall(at), { flagConteudoPublico: true })
  const expiresAt = new Date('2100-01-01T12:00:00Z')
  await spendChallenge(platform.transactions, at.church, { nonce: canary, expiresAt, now: new Date(0) })
  await at.inChurch((work) => enqueue(work, plainQueue, { word: canary }))
  const dataCadastro = new Date('2026-01-10T12:00:00Z')
  const notificacao = await publishNotification(createOwnCall(at), {
    titulo: canary,
    corpo: canary,
    tipo: null,
    idEntidadeRelacionada: null,
    dataCadastro,
  })
  const known = { notificacao, group: toGroupId(Number(things.getGroup?.id)), study: Number(things.getStudy?.id) }
  const call = await fillTablesOfPeople(platform, at, known)
  const asked = await askForSomething(platform, call, canary)
  const given = await seedGiving(platform, call, canary)
  await giveRegularly(platform, call, canary)
  const sold = await sellSomeTickets(at, { eventId: Number(things.getEvent?.id), canary })
  const { ticketId } = await keepTickets(platform, call, { shown: sold, text: canary })
  await seedDoor(call, { eventId: Number(things.getEvent?.id), ticketId, canary })
  const live = await seedLive(platform, call, canary)
  await seedChat(platform, call, canary)
  const ofClass = { turmaId: Number(things.getOfficeClass?.id), idLicao: Number(things.getOfficeLesson?.id) }
  const taught = await seedClasses(call, { ...ofClass, canary })
  const kept = await seedPeople(platform, call, canary)
  await seedBible(platform, call, canary)
  const plans = await seedPlans(call, canary)
  const catalogue = await seedCatalogue(call, canary)
  const watched = await seedWatching(platform, call, canary)
  const subscribed = await seedPlaySubscriptions(platform, call, canary)
  return {
    ...site,
    ...things,
    ...asked,
    ...given,
    ...sold,
    ...live,
    ...taught,
    ...kept,
    ...plans,
    ...catalogue,
    ...watched,
    ...subscribed,
  }
}

async function fillTablesOfPeople(
  platform: Platform,
  at: ChurchCall,
  { notificacao, group, study }: { readonly notificacao: number; readonly group: GroupId; readonly study: number },
): Promise<MemberCall> {
  const canary = toCanary(at.church)
  const { account, memberId } = await enrolPerson(at, { email: `${canary}@example.org`, nome: canary })
  await grantRole(createOwnCall(at), { memberId, role: 'ROLE_ADMIN' })
  await invite(platform, createMemberCall(at, { accountId: account.id, memberId }))
  await letSupportIn(platform, createMemberCall(at, { accountId: account.id, memberId }))
  await rememberExport(createMemberCall(at, { accountId: account.id, memberId }))
  await issueCard(createOwnCall(at), memberId, {
    numeroMembro: canary,
    cargo: canary,
  })
  const { token } = await startSession(platform, at, account, {
    source: { address: '192.0.2.1', userAgent: canary },
  })
  const bearer = await readAccessToken(at, token)
  const actor: Actor = { accountId: account.id, memberId, sessionId: bearer?.sessionId ?? '', roles: [] }
  const call = createMemberCall(at, actor)
  await seedImport(call)
  await replacePicture(assembleApp(platform).needs, call, await plainPhoto())
  await tellOfHome(call)
  await addNote(call, { titulo: canary, texto: canary })
  await seedPayments(platform, call, canary)
  await listenToNotifications(platform, call, notificacao)
  const request = { idCelula: group, mensagem: canary, flagCompartilharTelefone: true }
  await requestToJoin(call, request)
  await addGroupMember(createOwnCall(at), group, { memberId, papel: 'LIDER' })
  await at.inChurch((work) => putSupervisor(work, group, memberId))
  await keepRecords(at, actor, { groupId: group, canary })
  const answer = { pergunta: 'p1', texto: canary, flagCompartilhada: true, versao: 0 }
  await saveAnswer(call, { id: study }, answer)
  const code = { accountId: account.id, finalidade: 'ENTREGA' } as const
  await at.inChurch((work) => issueCode(work, code))
  return call
}

async function invite(platform: Platform, call: MemberCall): Promise<void> {
  const canary = toCanary(call.church)
  const email = `invited-${canary}@example.org`
  // The mail of a seeded invitation is not sent.
  const unmailed = { ...platform, mail: { send: async () => {} } }
  const { id } = await inviteStaff(unmailed, call, { email, nome: canary, sobrenome: 'Souza', role: 'ROLE_MODERATOR' })
  // One of the last minute is not sent again.
  const enviadoEm = new Date(call.clock().getTime() - hourMs)
  await call.inChurch((work) => updateInvitation(work, id, { enviadoEm }))
}

async function listenToNotifications(platform: Platform, call: MemberCall, notificacao: number): Promise<void> {
  const { church } = call
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
  const endpoint = `https://none.push.apple.com/${toCanary(church)}`
  await subscribeDevice(platform, call, { endpoint, ...keys, idioma: 'pt', fusoHorario: 'UTC' })
  await saveNotificationChoices(call, { tiposDesligados: [], silencio: null })
  await markRead(call, new Date(0))
  await distributeNotification(call, notificacao)
}

async function tellOfHome(call: MemberCall): Promise<void> {
  const { church } = call
  const canary = toCanary(church)
  const unsaid = { cep: null, numero: null, complemento: null, bairro: null, estado: null }
  const address = { ...unsaid, uuid: randomUUID(), pais: 'PT', logradouro: canary, cidade: canary }
  await addAddress(call, address)
  const child = { nome: canary, dataNascimento: '2020-05-05', sexo: null, alergias: canary, observacoes: canary }
  await addChild(call, { ...child, uuid: randomUUID() })
}
