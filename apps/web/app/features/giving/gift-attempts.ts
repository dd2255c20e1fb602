import { createAttempts } from '../../payments/attempt-keys.ts'

/** The keys of the gift that is put together in this tab. */
export const giftAttempts = createAttempts('give-keys')
