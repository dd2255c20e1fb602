import { randomUUID } from 'node:crypto'
import { directorySettings } from '@narthex/contract/people/directory.settings'
import { directoryFields } from '@narthex/contract/people/directory-words'
import { households } from '@narthex/contract/people/household.resource'
import type { Merge } from '@narthex/contract/people/merging.endpoints'
import { people } from '@narthex/contract/people/person.resource'
import { customFields } from '@narthex/contract/users/custom-field.resource'
import { openCare } from '../modules/care/care.editing.service.ts'
import { addCareNote } from '../modules/care/care-notes.service.ts'
import { insertBlock, upsertChoice } from '../modules/directory/directory-choice.queries.ts'
import { directorySettingsService } from '../modules/directory/directory-settings.service.ts'
import { noMemberSignals } from '../modules/members/members.signals.ts'
import { householdActs } from '../modules/people/households.service.ts'
import { invitePerson } from '../modules/people/logins/person-invitations.service.ts'
import { mergePeople, setDistinctPeople } from '../modules/people/merging/merging.service.ts'
import { personService } from '../modules/people/people.service.ts'
import { enterRequest } from '../modules/privacy/privacy-requests.service.ts'
import { customFieldActs } from '../modules/users/custom-fields/custom-field-office.service.ts'
import { saveAnswers } from '../modules/users/custom-fields/custom-fields.service.ts'
import type { MemberCall } from '../platform/http/route.ts'
import { validate } from '../platform/http/validate.ts'
import { type MemberId, toMemberId } from '../platform/ids.ts'
import type { Needs } from '../platform/platform.ts'
import { resourceActs } from '../platform/resources/resource-acts.ts'
import { settingsActs } from '../platform/resources/settings-acts.ts'
import { nameRecord } from './matrix/kinds.ts'
import type { Things } from './seeded-content.ts'

const calls = [
  'getPersonOverview',
  'listSimilarPeople',
  'readPersonDocuments',
  'listCareOfPerson',
  'getPersonInvitation',
  'invitePerson',
  'listMerges',
]
const answerCalls = ['listPersonAnswers', 'readReservedAnswers', 'setPersonAnswers', 'listPersonAnswerChanges']
const careCalls = [
  'getCare',
  'setCarePlan',
  'finishCare',
  'reopenCare',
  'readCareNotes',
  'addCareNote',
  'removeCareNote',
]

const privacyCalls = [
  'getPrivacyRequest',
  'assignPrivacyRequest',
  'decidePrivacyRequest',
  'reopenPrivacyRequest',
  'exportPersonOfRequest',
]

/** A person without a login, with the canary in every text, who is looked after. */
export async function seedPeople(platform: Needs<'domain'>, call: MemberCall, canary: string): Promise<Things> {
  const { add } = resourceActs(people, personService)
  const form = {
    nome: canary,
    sobrenome: canary,
    telefone: '+55 11 91234-5678',
    // Of no login.
    email: `kept-${canary}@example.org`,
    comoChegou: canary,
    anotacao: canary,
    idExterno: canary,
  }
  const { id } = await add(call, validate(people.form, form))
  const household = { nome: canary, membros: [{ idUsuario: id, papel: 'ADULTO' as const }], idExterno: canary }
  const { id: householdId } = await householdActs.add(call, validate(households.form, household))
  const { id: careId } = await openCare(call, id)
  const { id: idAnotacao } = await addCareNote(call, careId, { chave: randomUUID(), texto: canary })
  const unmailed = { ...platform, mail: { send: async () => {} } }
  await invitePerson(unmailed, call, toMemberId(id))
  const { id: mergeId } = await mergeTwo(call, canary)
  const two = { id: await addAlike(call, canary), idOutro: await addAlike(call, canary) }
  await seedDirectory(call, toMemberId(id))
  const request = await enterRequest(call, {
    chave: randomUUID(),
    idUsuario: id,
    tipo: 'ACESSO',
    origem: 'CARTA',
    recebidoEm: '2026-01-05',
    mensagem: canary,
  })
  const question = validate(customFields.form, { titulo: canary, ajuda: canary, opcoes: [canary] })
  const { id: idCampo } = await customFieldActs.put(call, 'camiseta', question).then(({ row }) => row)
  await saveAnswers(call, [{ idCampo, valor: canary }])
  return {
    ...nameRecord(people, id),
    ...nameRecord(customFields, idCampo),
    countCustomFieldAnswers: { id: idCampo },
    ...Object.fromEntries(answerCalls.map((name) => [name, { id, idCampo }])),
    previewMerge: two,
    mergePeople: two,
    undoMerge: { id: mergeId },
    ...nameRecord(households, householdId),
    ...Object.fromEntries(calls.map((name) => [name, { id }])),
    ...Object.fromEntries(careCalls.map((name) => [name, { id: careId, idAnotacao }])),
    ...Object.fromEntries(privacyCalls.map((name) => [name, { id: request.id }])),
  }
}

async function addAlike(call: MemberCall, canary: string): Promise<number> {
  const { add } = resourceActs(people, personService)
  const form = { nome: canary, sobrenome: canary, dataNascimento: '1980-02-03' }
  return (await add(call, validate(people.form, form))).id
}

/** Two people who became one, who lived in one household, and who are not a third one. */
async function mergeTwo(call: MemberCall, canary: string): Promise<Merge> {
  const { add } = resourceActs(people, personService)
  const form = { nome: canary, sobrenome: canary, comoChegou: canary }
  const first = await add(call, validate(people.form, form))
  const other = await add(call, validate(people.form, { ...form, anotacao: canary }))
  const third = await add(call, validate(people.form, form))
  const membros = [first, other].map(({ id }) => ({ idUsuario: id, papel: 'ADULTO' as const }))
  await householdActs.add(call, validate(households.form, { nome: canary, membros }))
  await setDistinctPeople(call, { pessoas: [first.id, third.id], flagDistintas: true })
  const [fica, sai] = [
    { idUsuario: first.id, versao: first.versao },
    { idOutro: other.id, versaoOutro: other.versao },
  ]
  return mergePeople({ signals: noMemberSignals }, call, { ...fica, ...sai, campos: {} })
}

/** A directory of members, of whom one shows their telephone and hides from another. */
async function seedDirectory(call: MemberCall, id: MemberId): Promise<void> {
  await settingsActs(directorySettings, directorySettingsService).replace(call, {
    flagLigado: true,
    publico: 'MEMBROS',
    campos: [...directoryFields],
  })
  await call.inChurch(async (work) => {
    const since = work.now
    await upsertChoice(work, { memberId: id, campos: ['TELEFONE'], publico: 'MEMBROS', escolhidoEm: since })
    await insertBlock(work, { memberId: id, blockedId: call.actor.memberId, desde: since })
  })
}
