import { devotionalSchema, newsSchema } from '@narthex/contract/content/content.schemas'
import { filled } from '@narthex/contract/fields'
import * as z from 'zod/mini'
import { validate } from '../../platform/http/validate.ts'
import type { Platform } from '../../platform/platform.ts'
import { editChurch } from '../../platform/tenancy/edit.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { insertDevotional, insertNews } from './content.queries.ts'

const written = { titulo: filled(200), resumo: filled(500) }
export const devotionalInput = z.strictObject({ ...z.omit(devotionalSchema, { id: true }).shape, ...written })
export const newsInput = z.strictObject({
  ...z.omit(newsSchema, { id: true }).shape,
  ...written,
  dataPublicacao: z.date(),
})

/** Adds a devotional, shown from its day on, and gives its id. Throws VALIDATION. */
export async function publishDevotional(
  platform: Platform,
  scope: ChurchScope,
  given: z.input<typeof devotionalInput>,
): Promise<number> {
  const row = validate(devotionalInput, given)
  return editChurch(platform, scope, (tx) => insertDevotional(scope, tx, row))
}

/** Adds a piece of news, shown from its moment of publication on, and gives its id. Throws VALIDATION. */
export async function publishNews(
  platform: Platform,
  scope: ChurchScope,
  given: z.input<typeof newsInput>,
): Promise<number> {
  const row = validate(newsInput, given)
  return editChurch(platform, scope, (tx) => insertNews(scope, tx, row))
}
