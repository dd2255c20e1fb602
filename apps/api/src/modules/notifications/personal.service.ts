import { fallbackLocale, localeOf } from '@narthex/contract/locale'
import type { PersonalType } from '@narthex/contract/notifications/member-notification.endpoints'
import { catalogue, type Messages } from '@narthex/locales/catalogue'
import { createTranslator } from 'use-intl/core'
import type { Tx } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { languageOf } from '../churches/churches.service.ts'
import { insertPersonal, removePersonal, removePersonalOf } from './notifications.queries.ts'
import { distributionQueue } from './push.jobs.ts'
import { shortened } from './push-delivery.rules.ts'

export interface Told {
  /** Members of the church; who stands twice is told once. */
  readonly to: readonly number[]
  readonly tipo: PersonalType
  /** What it leads to: a group, or a prayer of theirs. */
  readonly idEntidadeRelacionada: number | null
  /** What it is told of, as `pedido-7`: nobody is told of the same twice, however often this is called. */
  readonly chave: string
  readonly message: keyof Messages['told']
  /** What the message names: names and counts. Names are cut to a length that a list bears. */
  readonly values?: Readonly<Record<string, string | number>>
}

const longestName = 60

/**
 * Tells members something of their own, in the church's language: in their lists once the caller's transaction commits,
 * and by a job on their devices. Pages are not touched: what one member is told is on no page that others see.
 */
export async function tellMembers(
  { clock, jobs }: Platform,
  scope: ChurchScope,
  tx: Tx,
  { to, message, values, ...about }: Told,
): Promise<void> {
  if (to.length === 0) return
  const { titulo, corpo } = said(await languageOf(scope, tx), message, values)
  const now = clock()
  const row = { ...about, titulo, corpo, dataCadastro: now, dataUltimaAlteracao: now }
  const made = await insertPersonal(
    scope,
    tx,
    [...new Set(to)].map((usuarioId) => ({ ...row, usuarioId })),
  )
  for (const notificacao of made) await jobs.enqueue(scope, tx, distributionQueue, { notificacao })
}

/**
 * Takes back what members were told by these keys, whoever they are: it came to nothing, or names somebody who has left.
 * What was pushed already stays on the devices.
 */
export function takeBack(scope: ChurchScope, tx: Tx, keys: readonly string[]): Promise<void> {
  return removePersonal(scope, tx, keys)
}

/** The same of all that a member was told of something that is gone. */
export function takeBackAllOf(
  scope: ChurchScope,
  tx: Tx,
  about: Pick<Told, 'tipo' | 'idEntidadeRelacionada'> & { readonly usuarioId: number },
): Promise<void> {
  return removePersonalOf(scope, tx, about)
}

function said(language: string, message: Told['message'], values: Told['values'] = {}) {
  const locale = localeOf(language) ?? fallbackLocale
  const named = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? shortened(value, longestName) : value,
    ]),
  )
  const t = createTranslator({ locale, messages: catalogue[locale].told as Record<string, unknown> }) as unknown as (
    key: string,
    values: typeof named,
  ) => string
  return { titulo: t(`${message}.title`, named), corpo: t(`${message}.body`, named) }
}
