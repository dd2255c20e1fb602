import {
  type GivenTitle,
  type OfficeTitle,
  type TitleForm,
  titleFormSchema,
} from '@narthex/contract/play/catalogue-office.schemas'
import { DomainError, invalid, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { validate } from '../../../platform/http/validate.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import { indexItem, indexItems } from '../../search/search-index.service.ts'
import { titleEndsQueue } from './catalogue.jobs.ts'
import { titleRecord } from './catalogue.records.ts'
import * as queries from './title-editing.queries.ts'
import { toOfficeTitle, toSearchTexts, toTitleRow, type WrittenTitle } from './title-form.rules.ts'

/** Adds a title and returns its id. */
export function publishTitle(call: MemberCall, given: GivenTitle): Promise<number> {
  const form = validate(titleFormSchema, given)
  return edit(call, { act: 'PLAY_TITLE_ADDED', isPublic: true }, async ({ work, made }) => {
    const conteudo = await writeTitle(work, form)
    made(titleRecord(conteudo), { conteudo })
    return conteudo
  })
}

/** Adds a title within an edit of the site. Throws VALIDATION for things that the church does not have. */
export async function writeTitle(work: ChurchWork, form: TitleForm): Promise<number> {
  const { collection } = await requireNamedThings(work, form)
  const row = toTitleRow(form)
  const id = await queries.insertTitle(work, row)
  await queries.replaceTags(work, id, form.tags)
  await makeFindable(work, { id, row, collection })
  return id
}

/** Replaces a title that is held. */
export async function rewriteTitle(
  work: ChurchWork,
  { id, versao }: { readonly id: number; readonly versao: number },
  form: TitleForm,
): Promise<void> {
  const { collection } = await requireNamedThings(work, form)
  const row = toTitleRow(form)
  await queries.updateTitle(work, { id, versao }, row)
  await queries.replaceTags(work, id, form.tags)
  await makeFindable(work, { id, row, collection })
}

/** Removes a title that is held, with its places in shelves and lists. */
export async function eraseTitle(work: ChurchWork, id: number): Promise<void> {
  if (await queries.isSold(work, id)) throw new DomainError('PLAY_TITLE_SOLD')
  await queries.deleteTitle(work, id)
  await indexItem(work, { tipo: 'PLAY', itemId: id }, [])
}

export async function readTitle(work: ChurchWork, id: number): Promise<OfficeTitle> {
  const found = await queries.findWrittenTitle(work, id)
  if (!found) throw notFound()
  return toOfficeTitle(found.title, await queries.listTagIds(work, id))
}

/** Makes titles findable as they are now: by the name of their collection, and no more when they are over. */
export async function indexTitles(
  work: ChurchWork,
  wanted: { readonly collection: number } | { readonly ids: readonly number[] },
): Promise<void> {
  const titles = await queries.listWrittenTitles(work, wanted)
  const texts = titles.map(
    ({ title, collection }) => [title.id, toSearchTexts(title.id, title, { collection, now: work.now })] as const,
  )
  await indexItems(work, 'PLAY', new Map(texts))
}

async function requireNamedThings(work: ChurchWork, form: TitleForm): Promise<queries.KnownThings> {
  const files = [...new Set([form.idMidia, form.idMidiaPrevia].filter((id) => id !== null))]
  const tags = [...new Set(form.tags)]
  const known = await queries.findNamedThings(work, { collection: form.idColetanea, tags, files })
  const wrong = [
    ...(form.idColetanea !== null && known.collection === null ? [unknown('idColetanea')] : []),
    ...(known.tags < tags.length || tags.length < form.tags.length ? [unknown('tags')] : []),
    ...(known.files < files.length ? [unknown('idMidia')] : []),
    ...(form.situacao === 'PUBLICADO' && known.readyFiles < known.files
      ? [{ path: 'body.idMidia', message: 'Not ready to be played' }]
      : []),
  ]
  if (wrong.length > 0) throw invalid(wrong)
  return known
}

const unknown = (path: keyof TitleForm) => ({ path: `body.${path}`, message: 'Unknown, or named twice' })

interface FindableTitle {
  readonly id: number
  readonly row: WrittenTitle
  readonly collection: string | null
}

async function makeFindable(work: ChurchWork, { id, row, collection }: FindableTitle) {
  const { disponivelAte: ate } = row
  await indexItem(work, { tipo: 'PLAY', itemId: id }, toSearchTexts(id, row, { collection, now: work.now }))
  if (!ate || ate <= work.now) return
  const singletonKey = `${id}/${ate.toISOString()}`
  await enqueue(work, titleEndsQueue, { conteudo: id }, { singletonKey, startAfter: ate })
}
