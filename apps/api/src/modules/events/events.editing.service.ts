import { eventSchema } from '@narthex/contract/events/event.schemas'
import { filled } from '@narthex/contract/fields'
import * as z from 'zod/mini'
import { validate } from '../../platform/http/validate.ts'
import type { Platform } from '../../platform/platform.ts'
import { editChurch } from '../../platform/tenancy/edit.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { insertEvent } from './events.queries.ts'

export const eventInput = z
  .strictObject({
    ...z.omit(eventSchema, { id: true }).shape,
    titulo: filled(200),
    dataInicio: z.date(),
    dataFim: z.date(),
  })
  .check(
    z.refine(({ dataInicio, dataFim }) => dataFim >= dataInicio, { error: 'Ends before it begins', path: ['dataFim'] }),
  )

/** Puts an event on the church's calendar and gives its id. Throws VALIDATION. */
export async function publishEvent(
  platform: Platform,
  scope: ChurchScope,
  given: z.input<typeof eventInput>,
): Promise<number> {
  const row = validate(eventInput, given)
  return editChurch(platform, scope, (tx) => insertEvent(scope, tx, row))
}
