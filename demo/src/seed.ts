import {
  describeChurch,
  foundChurch,
  foundOrganisation,
  setBanners,
  setCongregations,
  setMenu,
  setModules,
  setPaymentMethods,
  setVisual,
} from '@narthex/api/modules/churches/churches.editing.service'
import { announce } from '@narthex/api/modules/notifications/notifications.service'
import type { Platform } from '@narthex/api/platform/platform'
import { demoChurches } from './demo-churches.ts'
import type { DemoChurch } from './demo-tenant.ts'
import { ancoradouro } from './organisation.ts'
import { pastInstant } from './weekly-moment.ts'

/** Founds the demo's organisation and churches as their own editors would. For an empty database only. */
export async function seedDemo(platform: Platform): Promise<void> {
  await foundOrganisation(platform, ancoradouro)
  for (const church of demoChurches) await seedChurch(platform, church)
}

async function seedChurch(platform: Platform, church: DemoChurch): Promise<void> {
  const scope = await foundChurch(platform, church.founding)
  await describeChurch(platform, scope, church.description)
  await setVisual(platform, scope, { corApp: church.corApp })
  await setModules(platform, scope, church.modules)
  await setPaymentMethods(platform, scope, church.paymentMethods)
  await setMenu(platform, scope, church.menu)
  await setBanners(platform, scope, church.banners)
  await setCongregations(platform, scope, church.congregations)

  const now = platform.clock()
  const announcements = church.notifications
    .map(({ sent, ...message }) => ({
      ...message,
      idEntidadeRelacionada: null,
      dataCadastro: pastInstant(sent, now, church.founding.fusoHorario),
    }))
    .sort((a, b) => a.dataCadastro.getTime() - b.dataCadastro.getTime())
  for (const announcement of announcements) await announce(platform, scope, announcement)
}
