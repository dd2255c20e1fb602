import { banners } from '@narthex/contract/churches/banner.resource'
import { congregations } from '@narthex/contract/churches/congregation.resource'
import { menuItems } from '@narthex/contract/churches/menu.resource'
import { pastors } from '@narthex/contract/churches/pastor.resource'
import { services } from '@narthex/contract/churches/service.resource'
import { addBanner } from '../modules/churches/office/banners.service.ts'
import { addCongregation } from '../modules/churches/office/congregations.service.ts'
import { addMenuItem } from '../modules/churches/office/menu.service.ts'
import { addPastor } from '../modules/churches/office/pastors.service.ts'
import { addService } from '../modules/churches/office/services.service.ts'
import type { MemberCall } from '../platform/http/route.ts'
import { validate } from '../platform/http/validate.ts'
import { nameRecord } from './matrix/kinds.ts'
import type { Things } from './seeded-content.ts'

/** Seeds one record of each kind that the site of a church is made of, with the canary in every text. */
export async function seedSite(own: MemberCall, canary: string): Promise<Things> {
  const names = { pt: canary, en: canary, es: canary }
  const item = await addMenuItem(own, validate(menuItems.form, { codigo: 'SOBRE', ...names }))
  const banner = await addBanner(own, validate(banners.form, { titulo: canary, descricao: canary }))
  const congregation = await addCongregation(own, validate(congregations.form, { nome: canary }))
  const sunday = { diaSemana: 0, horario: '10:00', flagTransmissao: true, local: canary }
  const service = await addService(own, validate(services.form, { nome: canary, ...sunday }))
  const pastor = await addPastor(own, validate(pastors.form, { nome: canary, funcao: canary, biografia: canary }))
  return {
    ...nameRecord(menuItems, item.id),
    ...nameRecord(banners, banner.id),
    ...nameRecord(congregations, congregation.id),
    ...nameRecord(services, service.id),
    ...nameRecord(pastors, pastor.id),
    moveCongregationMembers: { id: congregation.id },
  }
}
