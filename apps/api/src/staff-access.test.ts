import { permissions, rolePermissions, staffRoles } from '@narthex/contract/permissions'
import { songs } from '@narthex/contract/praise/song.resource'
import { scheduled } from '@narthex/contract/schedule/series.resource'
import { describe, expect, it } from 'vitest'
import { contentKinds } from './testing/matrix/kinds.ts'
import { rolesDocument, staffCalls } from './testing/roles-table.ts'
import { servedEndpoints } from './testing/served-endpoints.ts'

const settings = [
  'setChatSettings',
  'setWallSettings',
  'getEmbedHosts',
  'setEmbedHosts',
  'setVisual',
  'setHomeChoice',
  'getSecuritySettings',
  'setSecuritySettings',
  'listHosts',
  'moveCongregationMembers',
  'getChurchProfile',
  'setChurchProfile',
  'listChurchProfileChanges',
  'getOfficeModules',
  'setModules',
  'listModuleChanges',
  'getChurchLook',
  'setChurchLook',
  'listChurchLookChanges',
  'getOfficeHome',
  'setOfficeHome',
  'listOfficeHomeChanges',
  'getChurchStart',
  'setChurchStart',
  'listChurchStartChanges',
  'listOfficeMenuItems',
  'getOfficeMenuItem',
  'addMenuItem',
  'setMenuItem',
  'putMenuItem',
  'removeMenuItem',
  'listMenuItemsInTrash',
  'restoreMenuItem',
  'purgeMenuItem',
  'orderMenuItems',
  'listMenuItemChanges',
  'listOfficeCongregations',
  'getOfficeCongregation',
  'addCongregation',
  'setCongregation',
  'putCongregation',
  'removeCongregation',
  'orderCongregations',
  'listCongregationChanges',
]
const people = ['endMemberSessions', 'closeMembership', 'reopenMembership', 'resetFactors']
const roles = [
  'listStaff',
  'grantRole',
  'revokeRole',
  'listAudit',
  'listStaffInvitations',
  'inviteStaff',
  'resendStaffInvitation',
  'withdrawStaffInvitation',
]
const cards = ['issueMemberCard', 'withdrawMemberCard']
const media = [
  'uploadImage',
  'describeImage',
  'uploadFile',
  'listFiles',
  'removeFile',
  'listLibrary',
  'getLibraryFile',
  'setLibraryFile',
  'trashLibraryFile',
  'listLibraryChanges',
  'listFileUses',
  'cropLibraryImage',
  'restoreLibraryFile',
  'purgeLibraryFile',
  'listLibraryTrash',
  'previewLibraryBulk',
  'runLibraryBulk',
  'getLibraryBulk',
  'listLibraryBulkRows',
  'cancelLibraryBulk',
  'undoLibraryBulk',
  'getLibraryQuota',
  'finishUpload',
  'listPlayMedia',
  'getPlayMedia',
  'removePlayMedia',
]
const chatHosting = [
  'listChatChannels',
  'addChatChannel',
  'setChatChannel',
  'pinChatMessage',
  'unpinChatMessage',
  'exportChat',
  'listChatRooms',
  'joinChatRoom',
]
const moderation = [
  'listModeration',
  'getModeratedPrayer',
  'moderatePrayer',
  'moderatePrayerMessage',
  'getWallSettings',
  'listChatModeration',
  'decideChatMessage',
  'getChatAuthor',
  'removeAuthorMessages',
  'blockChatAuthor',
  'unblockChatAuthor',
  'listChatBlocks',
  'listChatActs',
  'getChatSettings',
  ...chatHosting,
]
const treasury = [
  'listPayments',
  'getOfficePayment',
  'exportPayments',
  'refundPayment',
  'decideRefund',
  'confirmPayment',
  'cancelPayment',
  'listReconciliations',
  'getReconciliation',
  'requestReconciliation',
  'listGifts',
  'getOfficeGift',
  'exportGifts',
  'enterGift',
  'listOfficeReasons',
  'addGivingReason',
  'setGivingReason',
  'orderGivingReasons',
]
const totals = ['sumPayments']
const owning = [
  'getPaymentSettings',
  'setPaymentSettings',
  'listGateways',
  'renewWebhookAddress',
  'setGatewayCredentials',
  'removeGatewayCredentials',
  'getGivingForm',
  'setGivingForm',
  'listOfficePlayPlans',
  'createPlayPlan',
  'replacePlayPlan',
  'removePlayPlan',
  'listPlayCoupons',
  'savePlayCoupon',
  'removePlayCoupon',
]
const eventOffice = [
  'getOfficeEvent',
  'addEvent',
  'setEvent',
  'removeEvent',
  'getOfficeSale',
  'setSale',
  'removeSale',
  'addQuota',
  'setQuota',
  'removeQuota',
  'addTicketType',
  'setTicketType',
  'removeTicketType',
  'addQuestion',
  'setQuestion',
  'removeQuestion',
  'addCoupon',
  'setCoupon',
  'removeCoupon',
  'addDoorList',
  'setDoorList',
  'removeDoorList',
  'listEventTickets',
  'exportEventTickets',
  'exportEventTicketsSheet',
  'sumEventTickets',
  'getEventStatistics',
  'enterManualRegistration',
  'cancelRegistration',
  'resendTickets',
  'getOfficeHolder',
  'setOfficeHolder',
  'getImportTemplate',
  'importRegistrations',
  'listWaiting',
  'offerWaiting',
  'removeWaiting',
  'downloadAnswerFile',
  'previewEventMessage',
  'sendEventMessage',
  'listEventMessages',
  'listOfficeContent',
  'addTicketContent',
  'setTicketContent',
  'removeTicketContent',
  'uploadTicketContent',
  'listDoorkeepers',
  'grantDoorkeeper',
  'revokeDoorkeeper',
]
const broadcasting = [
  'listPlannedBroadcasts',
  'addBroadcast',
  'editBroadcast',
  'removeBroadcast',
  'setOutline',
  'getBroadcastSettings',
  'setBroadcastSettings',
]
const hosting = [
  'getPlannedBroadcast',
  'setBroadcastState',
  'getBroadcastStatistics',
  'releaseOutlineLine',
  'addMoment',
  'setMomentOpen',
  'removeMoment',
]
const connectCards = ['listConnectCards', 'removeConnectCard']
const bible = [
  'getBibleChoice',
  'setBibleChoice',
  'setDailyVerse',
  'clearDailyVerse',
  'uploadTranslation',
  'removeTranslation',
  'listOfficePlans',
  'addReadingPlan',
  'changeReadingPlan',
  'removeReadingPlan',
]
const content = [...contentKinds, songs, scheduled].flatMap(({ calls }) => Object.values(calls).map(({ id }) => id))
const site = [
  'listOfficeBanners',
  'getOfficeBanner',
  'addBanner',
  'setBanner',
  'putBanner',
  'removeBanner',
  'listBannersInTrash',
  'restoreBanner',
  'purgeBanner',
  'orderBanners',
  'listBannerChanges',
  'listOfficePastors',
  'getOfficePastor',
  'addPastor',
  'setPastor',
  'putPastor',
  'removePastor',
  'listPastorsInTrash',
  'restorePastor',
  'purgePastor',
  'orderPastors',
  'listPastorChanges',
  'listOfficeServices',
  'getOfficeService',
  'addService',
  'setService',
  'putService',
  'removeService',
  'listServicesInTrash',
  'restoreService',
  'purgeService',
  'listServiceChanges',
]
const catalogue = [
  'getOfficePlaySettings',
  'setPlaySettings',
  'listPlayTags',
  'getPlayTag',
  'listPlayTagChanges',
  'addPlayTag',
  'changePlayTag',
  'removePlayTag',
  'listOfficePlayCollections',
  'addPlayCollection',
  'changePlayCollection',
  'removePlayCollection',
  'listOfficeTitles',
  'getOfficeTitle',
  'addTitle',
  'changeTitle',
  'removeTitle',
  'getPlayStatistics',
]
const seats = ['listPlaySeats', 'grantPlaySeat', 'revokePlaySeat']
const live = [...broadcasting, ...hosting, ...connectCards]
/** Permissions to administer the church, without its money. */
const administration = [
  ...settings,
  ...people,
  ...roles,
  ...cards,
  ...media,
  ...moderation,
  ...eventOffice,
  ...live,
  ...bible,
  ...content,
  ...site,
  ...catalogue,
  ...seats,
]

describe('the permissions of staff', () => {
  it.each([
    ['ROLE_SUPER_ADMIN', [...administration, ...treasury, ...totals, ...owning]],
    ['ROLE_ADMIN', [...administration, ...totals]],
    ['ROLE_ADMIN_CONTENT', [...media, ...broadcasting, ...bible, ...content, ...site, ...catalogue, ...seats]],
    ['ROLE_MODERATOR', [...moderation, ...hosting]],
    ['ROLE_TREASURER', [...treasury, ...totals]],
  ] as const)('let %s make its calls, and no others', (role, calls) => {
    expect(staffCalls(role).sort()).toEqual([...calls].sort())
  })

  it('each belong to a role, and each call for staff asks for one of them', () => {
    const granted = new Set(staffRoles.flatMap((role) => rolePermissions[role]))
    expect([...granted].sort()).toEqual(Object.keys(permissions).sort())
    for (const { id, access } of servedEndpoints)
      if (typeof access === 'object') expect(Object.keys(permissions), id).toContain(access.permission)
  })

  it('stand in docs/roles.md as the contract declares them (npm run docs:roles writes them)', async () => {
    const { current, expected } = await rolesDocument()
    expect(current).toBe(expected)
  })

  it('are described by a document that names no call which is not served', async () => {
    const { current } = await rolesDocument()
    for (const role of staffRoles) expect(current).toContain(role)
    const named = [...current.matchAll(/`([a-z]+[A-Z]\w+)`/g)].map(([, id]) => id)
    const served = servedEndpoints.map(({ id }) => id)
    expect(named.filter((id) => !served.includes(id ?? ''))).toEqual([])
  })
})
