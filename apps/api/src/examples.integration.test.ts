import type { Endpoint } from '@narthex/contract/endpoint'
import { beforeAll, expect, it } from 'vitest'
import { openAdminsOffice } from './testing/matrix/admins-office.ts'
import { join, type Person } from './testing/matrix/cast.ts'
import { isAboutNoOne, kindsNamed } from './testing/matrix/expectations.ts'
import { emptyDiscards, listKindCalls } from './testing/matrix/kinds.ts'
import { buildSample, fruitless } from './testing/matrix/sample-calls.ts'
import { churchEndpoints } from './testing/served-endpoints.ts'

const staff = { at: 'videira', roles: ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN'] } as const
const office = openAdminsOffice()
const succeeded = new Set<string>()
/** Staff writes after which caches of public pages stay as they are. */
const unseen = new Set<string>()
let reader: Person
beforeAll(async () => {
  reader = await join(office.test.platform, office.test.churches, staff)
})

const isStaffWrite = ({ access, method }: Endpoint) => typeof access === 'object' && method !== 'GET'
const readContentVersion = async () => {
  const query = 'select versao from igreja where id = $1'
  const [row] = await office.test.asOwner((owner) =>
    owner.query<{ versao: number }>(query, [office.test.churches.videira.igrejaId]),
  )
  return row?.versao
}

/** Calls about oneself that succeed only for another member. */
const isAboutAnother = ({ about }: Endpoint) => typeof about === 'object' && 'of' in about && about.of === 'another'

it.each(churchEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  'the example of %s succeeds, unless the table of exceptions gives a reason',
  async (id, endpoint) => {
    const caller = await joinFor(endpoint)
    const subject = isAboutAnother(endpoint) ? await joinFor(endpoint) : caller
    const { path, body } = buildSample(endpoint, subject)
    const before = isStaffWrite(endpoint) ? await readContentVersion() : 0
    const answer = await office.call(endpoint, path, body, { person: caller })
    if (isStaffWrite(endpoint) && answer.status < 300 && (await readContentVersion()) === before) unseen.add(id)
    const exception = fruitless[id]
    if (exception) expect(JSON.parse(answer.body), exception.reason).toMatchObject({ code: exception.code })
    else expect(answer, answer.body).toMatchObject({ status: expect.toSatisfy((status: number) => status < 300) })
    if (answer.status < 300) succeeded.add(id)
  },
)

/** A person who has everything for calls that read; a new person for each call that writes to what is theirs. */
async function joinFor(endpoint: Endpoint): Promise<Person> {
  if ((endpoint.method === 'GET' && !isAboutAnother(endpoint)) || isAboutNoOne(endpoint)) return reader
  return join(office.test.platform, office.test.churches, staff, { has: kindsNamed(endpoint) })
}

it('the examples of all endpoints without an exception have succeeded', () => {
  expect(succeeded.size).toBe(churchEndpoints.length - Object.keys(fruitless).length)
})

/**
 * Staff writes whose results no served page shows: money and people, chats and moments (which pages read and stream in the
 * browser), registrations, files until something names them, pages for members alone.
 */
const shownByNoPage = [
  ...listKindCalls('addView', 'previewBulk', 'previewImport', 'presence'),
  ...emptyDiscards,
  'addCareNote',
  'addChatChannel',
  'addCustomField',
  'addHousehold',
  'addMoment',
  'addReadingPlan',
  'addPerson',
  'addTicketContent',
  'addVisitor',
  'askChurchExport',
  'assignPrivacyRequest',
  'attendChatPrayer',
  'blockChatAuthor',
  'cancelPayment',
  'cancelRegistration',
  'confirmPayment',
  'decideChatMessage',
  'endChurchExport',
  'endMemberSessions',
  'enrolInClass',
  'enterGift',
  'finishCare',
  'enterManualRegistration',
  'enterPrivacyRequest',
  'fetchFreeText',
  'findPersonByDocument',
  'grantDoorkeeper',
  'grantRole',
  'importRegistrations',
  'invitePerson',
  'inviteStaff',
  'issueMemberCard',
  'markClassAttendance',
  'mergePeople',
  'openSupportAccess',
  'openCare',
  'pinChatMessage',
  'previewEventMessage',
  'putCustomField',
  'putHousehold',
  'putPerson',
  'readCareNotes',
  'readPersonDocuments',
  'readReservedAnswers',
  'refundPayment',
  'releaseOutlineLine',
  'removeAuthorMessages',
  'removeGatewayCredentials',
  'removeWaiting',
  'renewWebhookAddress',
  'reopenCare',
  'reopenPrivacyRequest',
  'requestReconciliation',
  'resendReplyConfirmation',
  'resendStaffInvitation',
  'resendTickets',
  'resetFactors',
  'revokeDoorkeeper',
  'revokeRole',
  'savePlayCoupon',
  'sendEventMessage',
  'setChatChannel',
  'setClassDay',
  'setDistinctPeople',
  'setGatewayCredentials',
  'setMomentOpen',
  'setOfficeHolder',
  'setOutline',
  'setPersonAnswers',
  'setSecuritySettings',
  'unblockChatAuthor',
  'undoMerge',
  'unpinChatMessage',
  'uploadFile',
  'uploadImage',
  'uploadTicketContent',
  'withdrawMemberCard',
]

it('a staff write raises the content version, unless no served page shows what it changes', () => {
  expect([...unseen].sort()).toEqual(shownByNoPage.sort())
})
