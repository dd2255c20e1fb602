import { fallbackLocale, toLocale } from '@narthex/contract/locale'
import type { PersonalType } from '@narthex/contract/notifications/member-notification.endpoints'
import type { Messages } from '@narthex/locales/catalogue'
import { textsFor } from '@narthex/locales/texts-for'
import { createTranslator } from 'use-intl/core'
import type { MemberId } from '../../platform/ids.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { getLanguage } from '../churches/churches.service.ts'
import { insertPersonal, removeMemberNotices, removePersonal } from './notifications.queries.ts'
import { newsFor } from './notifications.signals.ts'
import { distributionQueue } from './push.jobs.ts'
import { truncateText } from './push-delivery.rules.ts'

export interface MemberNotice {
  /** Member ids; duplicates get one notice. */
  readonly to: readonly MemberId[]
  /** CULTO: a service that the member asked to be reminded of. Null: it leads to no page. */
  readonly tipo: PersonalType | 'CULTO' | null
  /** Entity that the notice links to: a group, or the member's prayer. */
  readonly idEntidadeRelacionada: number | null
  /** Where it has no number: a recurring gift, a reading plan. */
  readonly uuidEntidadeRelacionada?: string
  /** Idempotency key, such as `pedido-7`: a member gets one notice per key. */
  readonly chave: string
  readonly message: keyof Messages['personalNotifications']
  /** Names and counts in the message. Names are truncateText. */
  readonly values?: Readonly<Record<string, string | number>>
}

/** A plain message in the words of staff: it leads to no page, and is read whole in the list. */
export interface WrittenNotice extends Pick<MemberNotice, 'to' | 'chave'> {
  readonly titulo: string
  readonly corpo: string
}

const maxNameLength = 60

/**
 * Notifies single members in the church's language. The notice appears when the caller's transaction commits, and a job
 * pushes it to devices. Cached pages stay valid, because notices are on no shared page.
 */
export async function notifyMembers(work: ChurchWork, { message, values, ...about }: MemberNotice): Promise<void> {
  if (about.to.length === 0) return
  await insertNotices(work, { ...about, ...renderNotice(await getLanguage(work), message, values) })
}

/** Notifies single members in the words of staff. Returns the number of members who had no notice with this key yet. */
export function notifyInWords(work: ChurchWork, written: WrittenNotice): Promise<number> {
  return insertNotices(work, { ...written, tipo: null, idEntidadeRelacionada: null })
}

type Notice = WrittenNotice & Omit<MemberNotice, 'message' | 'values'>

async function insertNotices(work: ChurchWork, { to, ...notice }: Notice): Promise<number> {
  const recipients = [...new Set(to)]
  const { now } = work
  const row = { ...notice, dataCadastro: now, dataUltimaAlteracao: now }
  const made = await insertPersonal(
    work,
    recipients.map((memberId) => ({ ...row, memberId })),
  )
  for (const notificacao of made) await enqueue(work, distributionQueue, { notificacao })
  for (const memberId of recipients) work.stream(newsFor(memberId))
  return made.length
}

/**
 * Deletes notices by key for all recipients, when they no longer apply or name someone who has left. Pushed messages
 * stay on the devices.
 */
export function withdrawNotices(work: ChurchWork, keys: readonly string[]): Promise<void> {
  return removePersonal(work, keys)
}

/** Deletes a member's notices about an entity that no longer exists. */
export function withdrawNoticesAbout(
  work: ChurchWork,
  about: Pick<MemberNotice, 'idEntidadeRelacionada'> & {
    readonly tipo: NonNullable<MemberNotice['tipo']>
    readonly memberId: MemberId
  },
): Promise<void> {
  return removeMemberNotices(work, about)
}

function renderNotice(language: string, message: MemberNotice['message'], values: MemberNotice['values'] = {}) {
  const locale = toLocale(language) ?? fallbackLocale
  const named = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? truncateText(value, maxNameLength) : value,
    ]),
  )
  const t = createTranslator({
    locale,
    messages: textsFor(locale, language).personalNotifications as Record<string, unknown>,
  }) as unknown as (key: string, values: typeof named) => string
  return { titulo: t(`${message}.title`, named), corpo: t(`${message}.body`, named) }
}
