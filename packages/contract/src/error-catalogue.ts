import { authErrors } from './auth/auth.errors.ts'
import { factorErrors } from './auth/factor.errors.ts'
import { bibleErrors } from './bible/bible.errors.ts'
import { captchaErrors } from './captcha/captcha.errors.ts'
import { chatErrors } from './chat/chat.errors.ts'
import { impliedErrors, sharedErrors } from './errors.ts'
import { givingErrors } from './giving/giving.errors.ts'
import { groupErrors } from './groups/group.errors.ts'
import { meetingErrors } from './groups/meeting.errors.ts'
import { liveErrors } from './live/live.errors.ts'
import { fileErrors } from './media/file.errors.ts'
import { noteErrors } from './notes/note.errors.ts'
import { paymentErrors, paymentOfficeErrors, purchaseErrors } from './payments/payment.errors.ts'
import { catalogueErrors } from './play/catalogue.errors.ts'
import { playSubscriptionErrors } from './play/subscription.errors.ts'
import { watchingErrors } from './play/watching.errors.ts'
import { prayerErrors } from './prayer/prayer.errors.ts'
import { readingPlanErrors } from './reading-plans/reading-plan.errors.ts'
import { thirdPartyErrors } from './third-parties/third-party.errors.ts'
import { buyingErrors, ticketChangeErrors, ticketOfficeErrors } from './tickets/ticket.errors.ts'
import { cardErrors } from './users/card.errors.ts'
import { pictureErrors } from './users/picture.errors.ts'
import { roleErrors } from './users/role.errors.ts'
import { userErrors } from './users/user.errors.ts'

/** Every error that the API answers; a new domain adds its catalogue here. */
export const errorCatalogue = {
  ...impliedErrors,
  ...sharedErrors,
  ...authErrors,
  ...factorErrors,
  ...bibleErrors,
  ...captchaErrors,
  ...chatErrors,
  ...givingErrors,
  ...groupErrors,
  ...meetingErrors,
  ...liveErrors,
  ...fileErrors,
  ...noteErrors,
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
  ...pictureErrors,
  ...roleErrors,
  ...userErrors,
} as const
export type ErrorCode = keyof typeof errorCatalogue
