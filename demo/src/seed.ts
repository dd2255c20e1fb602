import { assembleApp } from '@narthex/api/app'
import { openChannel } from '@narthex/api/modules/chat/rooms/channels.service'
import {
  describeChurch,
  foundChurch,
  foundOrganisation,
  setCongregations,
  setHomeChoice,
  setMenu,
  setModules,
  setPastors,
  setServices,
  setVisual,
} from '@narthex/api/modules/churches/churches.editing.service'
import { publishEvent } from '@narthex/api/modules/events/events.editing.service'
import { publishNotification } from '@narthex/api/modules/notifications/notifications.editing.service'
import { savePaymentSettings } from '@narthex/api/modules/payments/methods/settings.service'
import { refreshStatistics } from '@narthex/api/platform/database/statistics'
import { createOwnCall, type MemberCall } from '@narthex/api/platform/http/route'
import type { Platform } from '@narthex/api/platform/platform'
import { minuteMs } from '@narthex/contract/durations'
import { demoChurches } from './demo-churches.ts'
import type { DemoChurch } from './demo-tenant.ts'
import { ancoradouro } from './organisation.ts'
import { seedBanners } from './seed-banners.ts'
import { seedGiving } from './seed-giving.ts'
import { seedGroups } from './seed-groups.ts'
import { seedLive } from './seed-live.ts'
import { seedMeetings } from './seed-meetings.ts'
import { seedMembers } from './seed-members.ts'
import { storePhotos } from './seed-photos.ts'
import { seedPlans } from './seed-plans.ts'
import { seedPlay } from './seed-play.ts'
import { seedPodcast } from './seed-podcast.ts'
import { seedPrayers } from './seed-prayers.ts'
import { type Published, seedReading } from './seed-reading.ts'
import { seedSchedule } from './seed-schedule.ts'
import { publishSongs } from './seed-songs.ts'
import { type SeededEvent, seedTickets } from './seed-tickets.ts'
import { seedVideos } from './seed-videos.ts'
import { comingInstant, pastInstant } from './weekly-moment.ts'

export interface SeedOptions {
  /**
   * Whether to create people with logins: their password is public, so only where no one else can reach the product.
   */
  readonly withLogins: boolean
}

/** Creates the demo's organisation and churches through the services that editors use. For an empty database only. */
export async function seedDemo(platform: Platform, { withLogins }: SeedOptions): Promise<void> {
  await foundOrganisation(platform, ancoradouro)
  for (const church of demoChurches) {
    const { scope, events } = await seedChurch(platform, church)
    const call = platform.transactions.at(scope)
    const people = withLogins ? await seedMembers(platform, call, church) : new Map()
    await seedGroups(call, church, people)
    await seedPrayers(platform, call, church)
    await seedPlans(call, church, people)
    await seedMeetings(call, church, people)
    await seedGiving(platform, call, church, people)
    await seedTickets(platform, call, church, { events, people })
  }
  await refreshStatistics(platform.database)
}

async function seedChurch(platform: Platform, church: DemoChurch) {
  const scope = await foundChurch(platform, church.founding)
  const own = createOwnCall(platform.transactions.at(scope))
  const photos = await storePhotos(platform, own, church.photos)
  await describeChurch(own, { ...church.description, imagens: [...photos.church] })
  await setVisual(own, { corApp: church.corApp, logo: null, aparencia: church.look })
  if (church.home) await setHomeChoice(own, church.home)
  await setModules(own, church.modules)
  await savePaymentSettings(assembleApp(platform).needs, own, church.payments)
  await setMenu(own, church.menu)
  await seedBanners(platform, own, church)
  await setCongregations(own, church.congregations)
  await setServices(own, church.services)
  const pastors = church.pastors.map((pastor) => ({ ...pastor, foto: photos.pastors.get(pastor.nome) ?? null }))
  await setPastors(own, pastors)
  const events = await publishEvents(own, church)
  await seedSchedule(platform, own, church)
  const writings = await seedReading(platform, own, church, photos.news)
  await publishSongs(platform, own, church)
  await seedPodcast(platform, own, church)
  await seedVideos(platform, own, church)
  await seedPlay(platform, own, church)
  await openEveryonesChat(own)
  await seedLive(platform, own, church)
  const eventIds = [...events].map(([title, { id }]) => [title, id] as const)
  await announceAll(own, church, new Map([...eventIds, ...writings]))
  return { scope, events }
}

async function publishEvents(
  own: MemberCall,
  { events, founding }: DemoChurch,
): Promise<ReadonlyMap<string, SeededEvent>> {
  const published = new Map<string, SeededEvent>()
  for (const { begins, durationMinutes, ...event } of events) {
    const now = own.clock()
    const { fusoHorario } = founding
    const dataInicio =
      'weeksAgo' in begins ? pastInstant(begins, now, fusoHorario) : comingInstant(begins, now, fusoHorario)
    const dataFim = new Date(dataInicio.getTime() + durationMinutes * minuteMs)
    const id = await publishEvent(own, { ...event, imagem: null, dataInicio, dataFim })
    published.set(event.titulo, { id, dataInicio })
  }
  return published
}

async function announceAll(own: MemberCall, church: DemoChurch, published: Published): Promise<void> {
  const announcements = church.notifications
    .map(({ sent, about = '', ...message }) => ({
      ...message,
      idEntidadeRelacionada: published.get(about) ?? null,
      dataCadastro: pastInstant(sent, own.clock(), church.founding.fusoHorario),
    }))
    .sort((a, b) => a.dataCadastro.getTime() - b.dataCadastro.getTime())
  for (const announcement of announcements) await publishNotification(own, announcement)
}

/** A channel that is always open, for pages that embed the church's chat. */
async function openEveryonesChat(own: MemberCall): Promise<void> {
  await own.inChurch((work) => openChannel(work, { nome: 'geral', titulo: null, tipo: 'PUBLICO' }))
}
