import type { AuditedAct } from '@narthex/contract/audit/audited-acts'
import type { Page, PageQuery } from '@narthex/contract/paging'
import type * as forms from '@narthex/contract/play/catalogue-office.schemas'
import { readPage } from '../../../platform/database/page.ts'
import { DomainError, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { recordAct } from '../../audit/audit.service.ts'
import { usualSettings } from './catalogue.service.ts'
import * as editing from './collections.editing.service.ts'
import * as queries from './office.queries.ts'
import { eraseTitle, readTitle, rewriteTitle, writeTitle } from './title-editing.service.ts'

export type OfficeNeeds = Needs<'clock' | 'jobs' | 'keys'>

type Versioned<Form> = Form & { readonly versao: number }

/** Edits the site, and writes to the audit log what was done with which row. */
function edit<T>(
  platform: OfficeNeeds,
  call: MemberCall,
  acao: AuditedAct,
  run: (work: ChurchWork) => Promise<Edited<T>>,
) {
  return call.editSite(async (work) => {
    const { result, detalhes } = await run(work)
    const { actor, source } = call
    await recordAct(platform, work, { acao, accountId: actor.accountId, source, detalhes })
    return result
  })
}

interface Edited<T> {
  readonly result: T
  readonly detalhes: Readonly<Record<string, number>>
}

export function getOfficeSettings({ inChurch }: ChurchCall): Promise<forms.OfficeSettings> {
  return inChurch(readSettings)
}

async function readSettings(work: ChurchWork): Promise<forms.OfficeSettings> {
  const row = await queries.findOfficeSettings(work)
  if (!row) return { ...usualSettings, diasTolerancia: 3, versao: null }
  const { nome, chamada, tipoVisibilidadeConteudo, diasTolerancia, versao } = row
  return { nome, chamada, tipoVisibilidadeConteudo, diasTolerancia, versao }
}

/** Audited. Throws CHANGED_MEANWHILE. */
export function setPlaySettings(
  platform: OfficeNeeds,
  call: MemberCall,
  { versao, ...form }: forms.PlaySettingsForm & { readonly versao: number | null },
): Promise<forms.OfficeSettings> {
  return edit(platform, call, 'PLAY_SETTINGS_SET', async (work) => {
    if (!(await queries.saveSettings(work, form, versao))) throw new DomainError('CHANGED_MEANWHILE')
    return { result: await readSettings(work), detalhes: {} }
  })
}

export async function listPlayTags({ inChurch }: ChurchCall): Promise<forms.OfficeTag[]> {
  return (await inChurch(queries.listTags)).map(editing.toOfficeTag)
}

/** Audited. */
export function addPlayTag(platform: OfficeNeeds, call: MemberCall, form: forms.TagForm): Promise<forms.OfficeTag> {
  return edit(platform, call, 'PLAY_TAG_ADDED', async (work) => {
    const tag = await queries.insertTag(work, form)
    return { result: await editing.readTag(work, tag), detalhes: { tag } }
  })
}

/** Audited. Throws NOT_FOUND, CHANGED_MEANWHILE. */
export function changePlayTag(
  platform: OfficeNeeds,
  call: MemberCall,
  id: number,
  { versao, ...form }: Versioned<forms.TagForm>,
): Promise<forms.OfficeTag> {
  return edit(platform, call, 'PLAY_TAG_SET', async (work) => ({
    result: await editing.rewriteTag(work, { id, versao }, form),
    detalhes: { tag: id },
  }))
}

/** Audited. Throws NOT_FOUND. */
export function removePlayTag(platform: OfficeNeeds, call: MemberCall, id: number): Promise<void> {
  return edit(platform, call, 'PLAY_TAG_REMOVED', async (work) => {
    if (!(await queries.deleteTag(work, id))) throw notFound()
    return { result: undefined, detalhes: { tag: id } }
  })
}

export async function listOfficeCollections({ inChurch }: ChurchCall): Promise<forms.OfficeCollection[]> {
  return (await inChurch(queries.listWrittenCollections)).map(editing.toOfficeCollection)
}

/** Audited. */
export function addPlayCollection(platform: OfficeNeeds, call: MemberCall, form: forms.CollectionForm) {
  return edit(platform, call, 'PLAY_COLLECTION_ADDED', async (work) => {
    const coletanea = await queries.insertCollection(work, form)
    return { result: await editing.readCollection(work, coletanea), detalhes: { coletanea } }
  })
}

/** Audited. Throws NOT_FOUND, CHANGED_MEANWHILE. */
export function changePlayCollection(
  platform: OfficeNeeds,
  call: MemberCall,
  id: number,
  { versao, ...form }: Versioned<forms.CollectionForm>,
): Promise<forms.OfficeCollection> {
  return edit(platform, call, 'PLAY_COLLECTION_SET', async (work) => ({
    result: await editing.rewriteCollection(work, { id, versao }, form),
    detalhes: { coletanea: id },
  }))
}

/** Audited. Throws NOT_FOUND. */
export function removePlayCollection(platform: OfficeNeeds, call: MemberCall, id: number): Promise<void> {
  return edit(platform, call, 'PLAY_COLLECTION_REMOVED', async (work) => ({
    result: await editing.eraseCollection(work, id),
    detalhes: { coletanea: id },
  }))
}

export function listOfficeTitles(
  { inChurch }: ChurchCall,
  { page, limit, ...filter }: PageQuery & queries.OfficeFilter,
): Promise<Page<forms.OfficeTitleItem>> {
  return inChurch(async (work) =>
    readPage({ page, limit }, await queries.countTitles(work, filter), (slice) =>
      queries.listOfficeTitles(work, filter, slice),
    ),
  )
}

/** Throws NOT_FOUND. */
export function getOfficeTitle({ inChurch }: ChurchCall, id: number): Promise<forms.OfficeTitle> {
  return inChurch((work) => readTitle(work, id))
}

/** Audited. Throws VALIDATION. */
export function addTitle(platform: OfficeNeeds, call: MemberCall, form: forms.TitleForm): Promise<forms.OfficeTitle> {
  return edit(platform, call, 'PLAY_TITLE_ADDED', async (work) => {
    const conteudo = await writeTitle(platform, work, form)
    return { result: await readTitle(work, conteudo), detalhes: { conteudo } }
  })
}

/** Audited. Throws NOT_FOUND, CHANGED_MEANWHILE, VALIDATION. */
export function changeTitle(
  platform: OfficeNeeds,
  call: MemberCall,
  id: number,
  { versao, ...form }: Versioned<forms.TitleForm>,
): Promise<forms.OfficeTitle> {
  return edit(platform, call, 'PLAY_TITLE_SET', async (work) => {
    await rewriteTitle(platform, work, { id, versao }, form)
    return { result: await readTitle(work, id), detalhes: { conteudo: id } }
  })
}

/** Audited. Throws NOT_FOUND, PLAY_TITLE_SOLD. */
export function removeTitle(platform: OfficeNeeds, call: MemberCall, id: number): Promise<void> {
  return edit(platform, call, 'PLAY_TITLE_REMOVED', async (work) => ({
    result: await eraseTitle(work, id),
    detalhes: { conteudo: id },
  }))
}
