import { dayMs, hourMs, minuteMs } from '@narthex/contract/durations'

/** An invitation opens an account for so long after its last mail. */
export const invitationMs = 7 * dayMs
/** Someone who is invited twice within this time is mailed once. */
export const repeatedMs = minuteMs
/** Invitations that one church sends in an hour. */
export const invitationLimit = { maxAttempts: 60, windowMs: hourMs } as const

interface FullName {
  readonly nome: string
  readonly sobrenome: string
}

/** The first of the given names. */
export const toFirstName = ({ nome }: FullName): string => nome.split(' ')[0] ?? nome

/** First names; those that several people have, with the initial of the family name. */
export function toShownNames<T extends FullName & { readonly id: number }>(people: readonly T[]) {
  const firstNames = people.map(toFirstName)
  return people.map(({ id, sobrenome }, at) => {
    const nome = firstNames[at] ?? ''
    const isShared = firstNames.filter((other) => other.toLowerCase() === nome.toLowerCase()).length > 1
    return { id, nome: isShared && sobrenome ? `${nome} ${[...sobrenome][0]}.` : nome }
  })
}
