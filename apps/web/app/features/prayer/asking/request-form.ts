import type { ValidForm } from '@narthex/client/forms/use-valid-form'
import type { PrayerRequest, PrayerRequestInput } from './prayer-request.ts'

/** The form of a request, as its parts are handed it. */
export type RequestForm = ValidForm<PrayerRequestInput, PrayerRequest>
