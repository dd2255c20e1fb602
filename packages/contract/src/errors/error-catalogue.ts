import { authErrors } from './auth.errors.ts'
import { bibleErrors } from './bible.errors.ts'
import { captchaErrors } from './captcha.errors.ts'
import { cardErrors } from './card.errors.ts'
import { chatErrors } from './chat.errors.ts'
import { impliedErrors, sharedErrors } from './errors.ts'
import { factorErrors } from './factor.errors.ts'
import { fileErrors } from './file.errors.ts'
import { givingErrors } from './giving.errors.ts'
import { groupErrors } from './group.errors.ts'
import { liveErrors } from './live.errors.ts'
import { meetingErrors } from './meeting.errors.ts'
import { noteErrors } from './note.errors.ts'
import { officeErrors } from './office.errors.ts'
import { paymentErrors, paymentOfficeErrors, purchaseErrors } from './payment.errors.ts'
import { personErrors } from './person.errors.ts'
import { personLoginErrors } from './person-login.errors.ts'
import { pictureErrors } from './picture.errors.ts'
import { catalogueErrors } from './play-catalogue.errors.ts'
import { playSubscriptionErrors } from './play-subscription.errors.ts'
import { watchingErrors } from './play-watching.errors.ts'
import { podcastErrors } from './podcast.errors.ts'
import { prayerErrors } from './prayer.errors.ts'
import { readingPlanErrors } from './reading-plan.errors.ts'
import { resourceErrors } from './resource.errors.ts'
import { roleErrors } from './role.errors.ts'
import { thirdPartyErrors } from './third-party.errors.ts'
import { buyingErrors, ticketChangeErrors, ticketOfficeErrors } from './ticket.errors.ts'
import { userErrors } from './user.errors.ts'

/** Every error that the API answers; a new domain adds its catalogue here. */
export const errorCatalogue = {
  ...impliedErrors,
  ...sharedErrors,
  ...authErrors,
  ...factorErrors,
  ...officeErrors,
  ...bibleErrors,
  ...captchaErrors,
  ...chatErrors,
  ...givingErrors,
  ...groupErrors,
  ...meetingErrors,
  ...liveErrors,
  ...fileErrors,
  ...noteErrors,
  ...podcastErrors,
  ...paymentErrors,
  ...paymentOfficeErrors,
  ...purchaseErrors,
  ...catalogueErrors,
  ...playSubscriptionErrors,
  ...watchingErrors,
  ...prayerErrors,
  ...readingPlanErrors,
  ...buyingErrors,
  ...ticketChangeErrors,
  ...ticketOfficeErrors,
  ...thirdPartyErrors,
  ...cardErrors,
  ...personErrors,
  ...personLoginErrors,
  ...pictureErrors,
  ...resourceErrors,
  ...roleErrors,
  ...userErrors,
} as const
export type ErrorCode = keyof typeof errorCatalogue
