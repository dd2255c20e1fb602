import { about } from './about.ts'
import { absentModules } from './absent-modules.ts'
import { access } from './access.ts'
import { account } from './account.ts'
import { audio } from './audio.ts'
import { bible } from './bible.ts'
import { bibleBooks } from './bible-books.ts'
import { calendar } from './calendar.ts'
import { captcha } from './captcha.ts'
import { cards } from './cards.ts'
import { chat } from './chat.ts'
import { churches } from './churches.ts'
import { consent } from './consent.ts'
import { devotionals } from './devotionals.ts'
import { directory } from './directory.ts'
import { door } from './door.ts'
import { ebds } from './ebds.ts'
import { emptyProduct } from './empty-product.ts'
import { errors } from './errors.ts'
import { events } from './events.ts'
import { forms } from './forms.ts'
import { giveCheckout } from './give-checkout.ts'
import { giveThanks } from './give-thanks.ts'
import { giving } from './giving.ts'
import { givingDocuments } from './giving-documents.ts'
import { givingHistory } from './giving-history.ts'
import { group } from './group.ts'
import { groupMap } from './group-map.ts'
import { groups } from './groups.ts'
import { guard } from './guard.ts'
import { home } from './home.ts'
import { leading } from './leading.ts'
import { leaving } from './leaving.ts'
import { lists } from './lists.ts'
import { live } from './live.ts'
import { lookups } from './lookups.ts'
import { mails } from './mails.ts'
import { meetings } from './meetings.ts'
import { memberCard } from './member-card.ts'
import { memberHome } from './member-home.ts'
import { ministries } from './ministries.ts'
import { myPrayers } from './my-prayers.ts'
import { news } from './news.ts'
import { notes } from './notes.ts'
import { notifications } from './notifications.ts'
import { offline } from './offline.ts'
import { payer } from './payer.ts'
import { payments } from './payments.ts'
import { pdf } from './pdf.ts'
import { person } from './person.ts'
import { personalNotifications } from './personal-notifications.ts'
import { picture } from './picture.ts'
import { places } from './places.ts'
import { planFoot } from './plan-foot.ts'
import { planNames } from './plan-names.ts'
import { play } from './play.ts'
import { playCheckout } from './play-checkout.ts'
import { playPlans } from './play-plans.ts'
import { playProfiles } from './play-profiles.ts'
import { playSearch } from './play-search.ts'
import { playSubscription } from './play-subscription.ts'
import { playTitle } from './play-title.ts'
import { playWatch } from './play-watch.ts'
import { player } from './player.ts'
import { podcast } from './podcast.ts'
import { praise } from './praise.ts'
import { prayerAsking } from './prayer-asking.ts'
import { prayerHelp } from './prayer-help.ts'
import { prayerMessages } from './prayer-messages.ts'
import { prayerModeration } from './prayer-moderation.ts'
import { prayerWall } from './prayer-wall.ts'
import { preview } from './preview.ts'
import { privacy } from './privacy.ts'
import { publications } from './publications.ts'
import { purchaseErrors } from './purchase-errors.ts'
import { quickGift } from './quick-gift.ts'
import { reading } from './reading.ts'
import { readingPlans } from './reading-plans.ts'
import { recurringGifts } from './recurring-gifts.ts'
import { registrationImport } from './registration-import.ts'
import { registrations } from './registrations.ts'
import { schedule } from './schedule.ts'
import { search } from './search.ts'
import { secondStep } from './second-step.ts'
import { security } from './security.ts'
import { share } from './share.ts'
import { shell } from './shell.ts'
import { staffFiles } from './staff-files.ts'
import { studies } from './studies.ts'
import { thirdParty } from './third-party.ts'
import { ticketBuying } from './ticket-buying.ts'
import { ticketCard } from './ticket-card.ts'
import { ticketChanges } from './ticket-changes.ts'
import { ticketCheckout } from './ticket-checkout.ts'
import { ticketContents } from './ticket-contents.ts'
import { ticketPapers } from './ticket-papers.ts'
import { tickets } from './tickets.ts'
import { titles } from './titles.ts'
import { validation } from './validation.ts'
import { videos } from './videos.ts'

export const messages = {
  about,
  absentModules,
  access,
  account,
  audio,
  bible,
  bibleBooks,
  calendar,
  captcha,
  cards,
  chat,
  churches,
  consent,
  devotionals,
  door,
  directory,
  ebds,
  emptyProduct,
  errors,
  events,
  forms,
  giveCheckout,
  giveThanks,
  giving,
  givingDocuments,
  givingHistory,
  group,
  groupMap,
  groups,
  guard,
  home,
  leading,
  leaving,
  lists,
  live,
  lookups,
  mails,
  meetings,
  memberCard,
  memberHome,
  ministries,
  myPrayers,
  news,
  notes,
  notifications,
  offline,
  payer,
  payments,
  pdf,
  person,
  personalNotifications,
  picture,
  places,
  planNames,
  playCheckout,
  playProfiles,
  playWatch,
  playSubscription,
  play,
  playPlans,
  playSearch,
  playTitle,
  player,
  podcast,
  praise,
  prayerAsking,
  prayerHelp,
  prayerMessages,
  prayerModeration,
  prayerWall,
  preview,
  privacy,
  publications,
  purchaseErrors,
  quickGift,
  reading,
  readingPlans,
  planFoot,
  recurringGifts,
  registrations,
  registrationImport,
  schedule,
  search,
  secondStep,
  security,
  share,
  shell,
  studies,
  thirdParty,
  ticketBuying,
  ticketCard,
  ticketChanges,
  ticketCheckout,
  ticketContents,
  ticketPapers,
  tickets,
  titles,
  staffFiles,
  validation,
  videos,
}
