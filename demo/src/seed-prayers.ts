import { randomUUID } from 'node:crypto'
import { findAccount } from '@narthex/api/modules/auth/accounts.service'
import { hashPassword } from '@narthex/api/modules/auth/password-hashing.service'
import type { JudgedPassword } from '@narthex/api/modules/auth/password-judgement.service'
import { memberOfLogin } from '@narthex/api/modules/members/roles.service'
import { answerPrayer } from '@narthex/api/modules/prayer/answering.service'
import { requestPrayer } from '@narthex/api/modules/prayer/asking.service'
import { prayFor } from '@narthex/api/modules/prayer/praying.service'
import { addPrayerReasons } from '@narthex/api/modules/prayer/reasons.editing.service'
import { reportOnWall } from '@narthex/api/modules/prayer/reports.service'
import { getWallSettings, saveWallSettings } from '@narthex/api/modules/prayer/settings.service'
import { writeMessage } from '@narthex/api/modules/prayer/writing.service'
import { addMembership } from '@narthex/api/modules/users/enrolment.service'
import { createMemberCall, createOwnCall, type MemberCall } from '@narthex/api/platform/http/route'
import { validate } from '@narthex/api/platform/http/validate'
import type { AccountId, MemberId } from '@narthex/api/platform/ids'
import type { Platform } from '@narthex/api/platform/platform'
import { ChurchScope } from '@narthex/api/platform/scope/scope'
import type { ChurchCall } from '@narthex/api/platform/work/transactions'
import { dayMs, minuteMs } from '@narthex/contract/durations'
import { fallbackLocale, toLocale } from '@narthex/contract/locale'
import { personSchema } from '@narthex/contract/users/registration.schemas'
import { datedCall } from './dated-call.ts'
import type { DemoPrayer, DemoWall } from './demo-prayers.ts'
import type { DemoChurch } from './demo-tenant.ts'
import { demoEmail } from './logins.ts'
import { getPainting } from './scenes/scene.ts'

/** Calls of the members who act, by their names. */
type Members = ReadonlyMap<string, MemberCall>

/** Fills a church's prayer wall with prayers of the last weeks. */
export async function seedPrayers(platform: Platform, call: ChurchCall, demo: DemoChurch): Promise<void> {
  if (!demo.prayers) return
  const members = await joinPeople(call, demo, demo.prayers)
  const ids = await addPrayerReasons(createOwnCall(call), demo.prayers.reasons)
  const reasons = new Map(demo.prayers.reasons.map((name, index) => [name, ids[index]]))
  for (const prayer of demo.prayers.prayers.toSorted((a, b) => b.daysAgo - a.daysAgo))
    if (members.has(prayer.by))
      await seedPrayer(platform, call, prayer, { members, reason: reasons.get(prayer.reason ?? '') })
}

/**
 * People by given names. They cannot log in; the shared demo login exists where the demo has logins.
 */
async function joinPeople(
  call: ChurchCall,
  { founding, members: logins }: DemoChurch,
  { people }: DemoWall,
): Promise<Members> {
  const senhaHash = await hashPassword(randomUUID() as string as JudgedPassword)
  const idioma = toLocale(founding.idioma) ?? fallbackLocale
  const members = new Map<string, MemberCall>()
  const add = (nome: string, accountId: AccountId, memberId: MemberId) =>
    members.set(nome, createMemberCall(call, { accountId, memberId }))
  for (const [index, given] of people.entries()) {
    const login = { email: `mural${index + 1}@${founding.codigo}.example`, senhaHash, idioma, flagAtivo: true }
    const person = validate(personSchema, given)
    const { account, memberId } = await addMembership(call, { person, idioma, login })
    add(given.nome, account.id, memberId)
  }
  for (const { login, person } of logins) {
    const account = await findAccount(call, demoEmail(login, founding.codigo))
    if (account) add(person.nome, account.id, await memberOfLogin(call, account.id))
  }
  return members
}

async function seedPrayer(
  platform: Platform,
  at: ChurchCall,
  prayer: DemoPrayer,
  { members, reason }: { readonly members: Members; readonly reason: number | undefined },
): Promise<void> {
  const author = members.get(prayer.by)
  if (author === undefined) throw new Error(`No member ${prayer.by}`)
  // A minute earlier, so that no prayer is dated in the future, however long seeding takes.
  const asked = new Date(at.clock().getTime() - prayer.daysAgo * dayMs - minuteMs)
  const id = await waitingOrNot(platform, at, prayer.is === 'waiting', async (now) => {
    const given = {
      chave: randomUUID(),
      mensagem: prayer.text,
      idOracaoMotivo: reason,
      telefone: undefined,
      flagPublicarMural: !prayer.forPastors,
      flagAnonimo: prayer.isAnonymous ?? false,
      flagReceberLigacao: prayer.wants === 'call',
      flagReceberVisita: prayer.wants === 'visit',
    }
    const call = datedCall(createMemberCall(platform.transactions.at(now), author.actor), asked)
    return (await requestPrayer(platform, call, { ...given, photo: prayer.scene && getPainting(prayer.scene) })).id
  })
  const others = [...members.values()].filter((member) => member !== author)
  for (const member of others.slice(0, prayer.prayed ?? 0)) await prayFor(datedCall(member, asked), id)
  for (const [by, mensagem] of prayer.messages ?? []) {
    const writer = members.get(by)
    if (writer) await writeMessage(datedCall(writer, asked), { idOracao: id, mensagem, chave: randomUUID() })
  }
  if (prayer.is === 'reported' && others[0])
    await reportOnWall(datedCall(others[0], asked), { idOracao: id, motivo: 'DADOS_PESSOAIS' })
  if (prayer.answered) {
    const answeredAt = new Date(at.clock().getTime() - prayer.answered.daysAgo * dayMs - minuteMs)
    await answerPrayer(datedCall(author, answeredAt), { id, testemunho: prayer.answered.text })
  }
}

/** Runs work with the current scope of the church: cached data depends on its content version. */
async function waitingOrNot<T>(
  platform: Platform,
  call: ChurchCall,
  isWaiting: boolean,
  work: (church: ChurchScope) => Promise<T>,
): Promise<T> {
  if (!isWaiting) return work(call.church)
  const settings = await getWallSettings(call)
  const own = createOwnCall(call)
  await saveWallSettings(own, { ...settings, publicarAposAprovacao: true })
  const now = await platform.directory.byHost(`${call.church.label}.${platform.domain.hostname}`)
  const done = await work(ChurchScope.is(now) ? now : call.church)
  await saveWallSettings(own, settings)
  return done
}
