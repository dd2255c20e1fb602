import {
  type CollectionForm,
  collectionFormSchema,
  type OfficeCollection,
  playSettingsFormSchema,
} from '@narthex/contract/play/catalogue-office.schemas'
import type * as z from 'zod/mini'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { validate } from '../../../platform/http/validate.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import { collectionRecord, playSettingsRecord } from './catalogue.records.ts'
import * as queries from './office.queries.ts'
import { indexTitles } from './title-editing.service.ts'

export async function readCollection(work: ChurchWork, id: number): Promise<OfficeCollection> {
  const row = await queries.findWrittenCollection(work, id)
  if (!row) throw notFound()
  return toOfficeCollection(row)
}

export function toOfficeCollection({
  igrejaId: _,
  alteradoEm: __,
  ...collection
}: NonNullable<Awaited<ReturnType<typeof queries.findWrittenCollection>>>): OfficeCollection {
  return collection
}

/** Replaces a collection that is held. */
export async function rewriteCollection(
  work: ChurchWork,
  held: queries.Versioned & { readonly titulo: string },
  form: CollectionForm,
): Promise<OfficeCollection> {
  await queries.updateCollection(work, held, form)
  if (held.titulo !== form.titulo) await indexTitles(work, { collection: held.id })
  return readCollection(work, held.id)
}

/** Removes a collection that is held. Its titles stay, each by itself. */
export async function eraseCollection(work: ChurchWork, id: number): Promise<void> {
  const freed = await queries.emptyCollection(work, id)
  await queries.deleteCollection(work, id)
  if (freed.length > 0) await indexTitles(work, { ids: freed })
}

/** Sets Play up at a church that has not done so. */
export async function setPlayUp(call: MemberCall, given: z.input<typeof playSettingsFormSchema>): Promise<void> {
  const form = validate(playSettingsFormSchema, given)
  const plan = { act: 'PLAY_SETTINGS_SET', isPublic: true, records: [playSettingsRecord()] } as const
  await edit(call, plan, ({ work }) => queries.saveSettings(work, form, null))
}

/** Adds a collection and gives its id. */
export function publishCollection(call: MemberCall, given: z.input<typeof collectionFormSchema>): Promise<number> {
  const form = validate(collectionFormSchema, given)
  return edit(call, { act: 'PLAY_COLLECTION_ADDED', isPublic: true }, async ({ work, made }) => {
    const coletanea = await queries.insertCollection(work, form)
    made(collectionRecord(coletanea), { coletanea })
    return coletanea
  })
}
