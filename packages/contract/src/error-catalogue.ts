import { authErrors } from './auth/auth.errors.ts'
import { factorErrors } from './auth/factor.errors.ts'
import { captchaErrors } from './captcha/captcha.errors.ts'
import { impliedErrors, sharedErrors } from './errors.ts'
import { givingErrors } from './giving/giving.errors.ts'
import { groupErrors } from './groups/group.errors.ts'
import { meetingErrors } from './groups/meeting.errors.ts'
import { fileErrors } from './media/file.errors.ts'
import { noteErrors } from './notes/note.errors.ts'
import { paymentErrors, paymentOfficeErrors, purchaseErrors } from './payments/payment.errors.ts'
import { prayerErrors } from './prayer/prayer.errors.ts'
import { buyingErrors, ticketOfficeErrors } from './tickets/ticket.errors.ts'
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
  ...captchaErrors,
  ...givingErrors,
  ...groupErrors,
  ...meetingErrors,
  ...fileErrors,
  ...noteErrors,
  ...paymentErrors,
  ...paymentOfficeErrors,
  ...purchaseErrors,
  ...prayerErrors,
  ...buyingErrors,
  ...ticketOfficeErrors,
  ...cardErrors,
  ...pictureErrors,
  ...roleErrors,
  ...userErrors,
} as const
export type ErrorCode = keyof typeof errorCatalogue
