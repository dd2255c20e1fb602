import { randomUUID } from 'node:crypto'
import { getFrame } from '@narthex/api/modules/churches/churches.service'
import { addNote } from '@narthex/api/modules/notes/notes.service'
import { issueCard } from '@narthex/api/modules/users/cards/card-office.service'
import { customFieldActs } from '@narthex/api/modules/users/custom-fields/custom-field-office.service'
import { listCustomFields, saveAnswers } from '@narthex/api/modules/users/custom-fields/custom-fields.service'
import { type Enrolled, enrolMember } from '@narthex/api/modules/users/enrolment.service'
import { addAddress } from '@narthex/api/modules/users/household/addresses.service'
import { addChild } from '@narthex/api/modules/users/household/children.service'
import { grantRole } from '@narthex/api/modules/users/role-office.service'
import { createMemberCall, createOwnCall } from '@narthex/api/platform/http/route'
import { validate } from '@narthex/api/platform/http/validate'
import type { Platform } from '@narthex/api/platform/platform'
import type { ChurchCall } from '@narthex/api/platform/work/transactions'
import { fallbackLocale, toLocale } from '@narthex/contract/locale'
import { newAddressSchema } from '@narthex/contract/users/address.schemas'
import { newChildSchema } from '@narthex/contract/users/child.schemas'
import { customFields } from '@narthex/contract/users/custom-field.resource'
import { datedCall } from './dated-call.ts'
import type { DemoChurch, DemoMember } from './demo-tenant.ts'
import { demoEmail, demoPassword } from './logins.ts'
import { pastInstant } from './weekly-moment.ts'

/** Members by their logins. */
export type Seeded = ReadonlyMap<string, Enrolled>

/** Creates the church's custom fields, and its people with logins and their answers. */
export async function seedMembers(platform: Platform, call: ChurchCall, demo: DemoChurch): Promise<Seeded> {
  for (const { codigo, ...field } of demo.customFields)
    await customFieldActs.put(createOwnCall(call), codigo, validate(customFields.form, field))
  const seeded = new Map<string, Enrolled>()
  for (const member of demo.members) seeded.set(member.login, await seedMember(call, demo, member))
  for (const { login, person, bornYearsAgo } of demo.neighbours ?? []) {
    const dataNascimento = bornYearsAgo ? dayYearsAgo(platform, bornYearsAgo) : person.dataNascimento
    seeded.set(login, await enrol(call, demo, login, { ...person, dataNascimento }))
  }
  return seeded
}

/** A date of birth in January, so that the age holds on every day of the year. */
function dayYearsAgo({ clock }: Platform, years: number): string {
  return `${clock().getUTCFullYear() - years}-01-15`
}

function enrol(
  call: ChurchCall,
  { founding }: DemoChurch,
  login: string,
  person: DemoMember['person'] & { readonly idCongregacao?: number | null },
): Promise<Enrolled> {
  return enrolMember(call, {
    ...person,
    email: demoEmail(login, founding.codigo),
    senha: demoPassword,
    idioma: toLocale(founding.idioma) ?? fallbackLocale,
  })
}

async function seedMember(
  at: ChurchCall,
  demo: DemoChurch,
  { login, role, person, card, congregation, addresses = [], children = [], answers = {}, notes = [] }: DemoMember,
): Promise<Enrolled> {
  const { congregacoes } = await getFrame(at)
  const idCongregacao = congregacoes.find(({ nome }) => nome === congregation)?.id ?? null
  const enrolled = await enrol(at, demo, login, { ...person, idCongregacao })
  const { account, memberId } = enrolled
  const call = createMemberCall(at, { accountId: account.id, memberId })
  const own = createOwnCall(at)
  if (card) await issueCard(own, memberId, card)
  if (role) await grantRole(own, { memberId, role })
  for (const address of addresses)
    await addAddress(call, validate(newAddressSchema, { ...address, uuid: randomUUID() }))
  for (const child of children) await addChild(call, validate(newChildSchema, { ...child, uuid: randomUUID() }))
  for (const { written, ...note } of notes) {
    const moment = pastInstant(written, at.clock(), demo.founding.fusoHorario)
    await addNote(datedCall(call, moment), note)
  }
  const fields = await listCustomFields(call)
  const respostas = fields.flatMap(({ id, codigo }) => {
    const valor = answers[codigo]
    return valor === undefined ? [] : [{ idCampo: id, valor }]
  })
  await saveAnswers(call, respostas)
  return enrolled
}
