import { HopelessJobError } from '../../jobs/job-queue.ts'
import type { MailKind } from '../mailer.ts'
import type { Sender } from '../sender.queries.ts'

/** Where a mail's button leads when its sender names no place; those without one here must name it. */
const usualPlaces: Partial<Record<MailKind, string>> = {
  welcome: '/',
  'password-changed': '/access',
  'new-device': '/access',
  'sessions-ended': '/access',
  'membership-reopened': '/access',
}

/**
 * The address behind a mail's button, always on a host of the church, its site's or its office's: a link to anywhere else is a mistake
 * that no reader should pay for. Throws HopelessJobError.
 */
export function toLink(
  kind: MailKind,
  { origin, office }: Pick<Sender, 'origin' | 'office'>,
  given: string | undefined,
): string {
  const link = given ?? usualPlaces[kind]
  if (link === undefined) throw new HopelessJobError(`A mail of the kind ${kind} needs a link`)
  const url = URL.canParse(link, origin) ? new URL(link, origin) : undefined
  if (url?.origin !== origin && url?.origin !== office)
    throw new HopelessJobError(`A mail of the kind ${kind} would lead to another host`)
  return url.href
}
