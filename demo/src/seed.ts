import {
  describeChurch,
  foundChurch,
  foundOrganisation,
  setBanners,
  setCongregations,
  setMenu,
  setModules,
  setPastors,
  setPaymentMethods,
  setServices,
  setVisual,
} from '@narthex/api/modules/churches/churches.editing.service'
import { publishDevotional, publishNews } from '@narthex/api/modules/content/content.editing.service'
import { publishEvent } from '@narthex/api/modules/events/events.editing.service'
import { announce } from '@narthex/api/modules/notifications/notifications.editing.service'
import type { Platform } from '@narthex/api/platform/platform'
import type { ChurchScope } from '@narthex/api/platform/tenancy/scope'
import { demoChurches } from './demo-churches.ts'
import type { DemoChurch } from './demo-tenant.ts'
import { ancoradouro } from './organisation.ts'
import { seedMembers } from './seed-members.ts'
import { comingInstant, dayOfWeek, pastInstant } from './weekly-moment.ts'

export interface SeedOptions {
  /** Whether there are people too: their password is known to everybody, so only where nobody else can reach them. */
  readonly withLogins: boolean
}

/** Founds the demo's organisation and churches as their own editors would. For an empty database only. */
export async function seedDemo(platform: Platform, { withLogins }: SeedOptions): Promise<void> {
  await foundOrganisation(platform, ancoradouro)
  for (const church of demoChurches) {
    const scope = await seedChurch(platform, church)
    if (withLogins) await seedMembers(platform, scope, church)
  }
}

async function seedChurch(platform: Platform, church: DemoChurch): Promise<ChurchScope> {
  const scope = await foundChurch(platform, church.founding)
  await describeChurch(platform, scope, church.description)
  await setVisual(platform, scope, { corApp: church.corApp, logo: null })
  await setModules(platform, scope, church.modules)
  await setPaymentMethods(platform, scope, church.paymentMethods)
  await setMenu(platform, scope, church.menu)
  await setBanners(platform, scope, church.banners)
  await setCongregations(platform, scope, church.congregations)
  await setServices(platform, scope, church.services)
  await setPastors(platform, scope, church.pastors)
  await publishEvents(platform, scope, church)
  await publishDevotionals(platform, scope, church)
  await publishAllNews(platform, scope, church)
  await announceAll(platform, scope, church)
  return scope
}

const minuteMs = 60_000

async function publishEvents(platform: Platform, scope: ChurchScope, { events, founding }: DemoChurch): Promise<void> {
  for (const { begins, durationMinutes, ...event } of events) {
    const dataInicio = comingInstant(begins, platform.clock(), founding.fusoHorario)
    const dataFim = new Date(dataInicio.getTime() + durationMinutes * minuteMs)
    await publishEvent(platform, scope, { ...event, imagem: null, dataInicio, dataFim })
  }
}

async function publishDevotionals(platform: Platform, scope: ChurchScope, church: DemoChurch): Promise<void> {
  for (const [weeksAfterLast, week] of church.devotionals.entries())
    for (const [day, devotional] of week.entries()) {
      const data = dayOfWeek(weeksAfterLast - 1, day, platform.clock(), church.founding.fusoHorario)
      await publishDevotional(platform, scope, { ...devotional, imagem: null, data })
    }
}

async function publishAllNews(platform: Platform, scope: ChurchScope, { news, founding }: DemoChurch): Promise<void> {
  for (const { published, ...one } of news) {
    const dataPublicacao = pastInstant(published, platform.clock(), founding.fusoHorario)
    await publishNews(platform, scope, { ...one, imagem: null, dataPublicacao })
  }
}

async function announceAll(platform: Platform, scope: ChurchScope, church: DemoChurch): Promise<void> {
  const announcements = church.notifications
    .map(({ sent, ...message }) => ({
      ...message,
      idEntidadeRelacionada: null,
      dataCadastro: pastInstant(sent, platform.clock(), church.founding.fusoHorario),
    }))
    .sort((a, b) => a.dataCadastro.getTime() - b.dataCadastro.getTime())
  for (const announcement of announcements) await announce(platform, scope, announcement)
}
