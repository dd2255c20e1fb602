import { dayMs, hourMs, minuteMs } from '@narthex/contract/durations'

/** An invitation gives its role for so long after its last mail. */
export const invitationMs = 7 * dayMs
/** An expired one stays in the list for so long, to be sent again. */
export const expiredKeptMs = 30 * dayMs
/** Someone who is invited twice within this time is mailed once. */
export const repeatedInviteMs = 10 * minuteMs
export const repeatedResendMs = minuteMs
/** Open invitations of one church. */
export const maxInvitations = 100
/** Mails of invitations that one church sends in an hour. */
export const invitationLimit = { maxAttempts: 30, windowMs: hourMs } as const

export const expiryFrom = (sentAt: Date): Date => new Date(sentAt.getTime() + invitationMs)

/** Whether the last day of the role that an invitation gives is over. */
export const isRoleOver = ({ terminaEm }: { readonly terminaEm: Date | null }, now: Date): boolean =>
  terminaEm !== null && terminaEm <= now

/** Whether the last mail is too recent for another one. */
export const isJustSent = (sentAt: Date, now: Date, withinMs: number): boolean =>
  now.getTime() - sentAt.getTime() < withinMs
