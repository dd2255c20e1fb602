import { randomUUID } from 'node:crypto'
import { frameOf } from '@narthex/api/modules/churches/churches.service'
import { issueCard } from '@narthex/api/modules/users/cards/card-office.service'
import {
  customFieldsOf,
  saveAnswers,
  setCustomFields,
} from '@narthex/api/modules/users/custom-fields/custom-fields.service'
import { enrolMember } from '@narthex/api/modules/users/enrolment.service'
import { addAddress } from '@narthex/api/modules/users/household/addresses.service'
import { addChild } from '@narthex/api/modules/users/household/children.service'
import { grantRole } from '@narthex/api/modules/users/roles.service'
import { validate } from '@narthex/api/platform/http/validate'
import type { Platform } from '@narthex/api/platform/platform'
import type { ChurchScope } from '@narthex/api/platform/tenancy/scope'
import { fallbackLocale, localeOf } from '@narthex/contract/locale'
import { newAddressSchema } from '@narthex/contract/users/address.schemas'
import { newChildSchema } from '@narthex/contract/users/child.schemas'
import type { DemoChurch, DemoMember } from './demo-tenant.ts'
import { demoEmail, demoPassword } from './logins.ts'

/** What the church asks of its own, and the people who can log in, with what they told it. */
export async function seedMembers(platform: Platform, church: ChurchScope, demo: DemoChurch): Promise<void> {
  await setCustomFields(platform, church, demo.customFields)
  for (const member of demo.members) await seedMember(platform, church, demo, member)
}

async function seedMember(
  platform: Platform,
  church: ChurchScope,
  { founding }: DemoChurch,
  { login, role, person, card, congregation, addresses = [], children = [], answers = {} }: DemoMember,
): Promise<void> {
  const { congregacoes } = await frameOf(platform, church)
  const { memberId } = await enrolMember(platform, church, {
    ...person,
    email: demoEmail(login, founding.codigo),
    senha: demoPassword,
    idioma: localeOf(founding.idioma) ?? fallbackLocale,
    idCongregacao: congregacoes.find(({ nome }) => nome === congregation)?.id ?? null,
  })
  if (card) await issueCard(platform, church, { usuarioId: memberId, by: null }, card)
  if (role) await grantRole(platform, church, { usuarioId: memberId, role, by: null })
  for (const address of addresses)
    await addAddress(platform, church, memberId, validate(newAddressSchema, { ...address, uuid: randomUUID() }))
  for (const child of children)
    await addChild(platform, church, memberId, validate(newChildSchema, { ...child, uuid: randomUUID() }))
  const fields = await customFieldsOf(platform, church, memberId)
  const respostas = fields.flatMap(({ id, codigo }) => {
    const valor = answers[codigo]
    return valor === undefined ? [] : [{ idCampo: id, valor }]
  })
  await saveAnswers(platform, church, memberId, respostas)
}
