import {
  type CollectionForm,
  collectionFormSchema,
  type OfficeCollection,
  type OfficeTag,
  playSettingsFormSchema,
  type TagForm,
  tagFormSchema,
} from '@narthex/contract/play/catalogue-office.schemas'
import type * as z from 'zod/mini'
import { DomainError, notFound } from '../../../platform/errors/domain-error.ts'
import { validate } from '../../../platform/http/validate.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import * as queries from './office.queries.ts'
import { indexTitles } from './title-editing.service.ts'

/** Throws NOT_FOUND. */
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

/** Throws NOT_FOUND, CHANGED_MEANWHILE. */
export async function rewriteCollection(
  work: ChurchWork,
  version: queries.Versioned,
  form: CollectionForm,
): Promise<OfficeCollection> {
  const { titulo } = await readCollection(work, version.id)
  if (!(await queries.updateCollection(work, version, form))) throw new DomainError('CHANGED_MEANWHILE')
  if (titulo !== form.titulo) await indexTitles(work, { collection: version.id })
  return readCollection(work, version.id)
}

/** Its titles stay, each by itself. Throws NOT_FOUND. */
export async function eraseCollection(work: ChurchWork, id: number): Promise<void> {
  const freed = await queries.emptyCollection(work, id)
  if (!(await queries.deleteCollection(work, id))) throw notFound()
  if (freed.length > 0) await indexTitles(work, { ids: freed })
}

/** Throws NOT_FOUND. */
export async function readTag(work: ChurchWork, id: number): Promise<OfficeTag> {
  const row = await queries.findTag(work, id)
  if (!row) throw notFound()
  return toOfficeTag(row)
}

export function toOfficeTag({
  igrejaId: _,
  ...tag
}: NonNullable<Awaited<ReturnType<typeof queries.findTag>>>): OfficeTag {
  return tag
}

/** Throws NOT_FOUND, CHANGED_MEANWHILE. */
export async function rewriteTag(work: ChurchWork, version: queries.Versioned, form: TagForm): Promise<OfficeTag> {
  await readTag(work, version.id)
  if (!(await queries.updateTag(work, version, form))) throw new DomainError('CHANGED_MEANWHILE')
  return readTag(work, version.id)
}

/*
 * The same without a call, as the product's own content is written.
 */

/** Sets Play up at a church that has not done so. */
export async function setPlayUp(
  platform: Needs<'transactions'>,
  scope: ChurchScope,
  given: z.input<typeof playSettingsFormSchema>,
): Promise<void> {
  const form = validate(playSettingsFormSchema, given)
  await platform.transactions.editSite(scope, (work) => queries.saveSettings(work, form, null))
}

export function publishCollection(
  platform: Needs<'transactions'>,
  scope: ChurchScope,
  given: z.input<typeof collectionFormSchema>,
): Promise<number> {
  const form = validate(collectionFormSchema, given)
  return platform.transactions.editSite(scope, (work) => queries.insertCollection(work, form))
}

export function publishTag(
  platform: Needs<'transactions'>,
  scope: ChurchScope,
  given: z.input<typeof tagFormSchema>,
): Promise<number> {
  const form = validate(tagFormSchema, given)
  return platform.transactions.editSite(scope, (work) => queries.insertTag(work, form))
}
