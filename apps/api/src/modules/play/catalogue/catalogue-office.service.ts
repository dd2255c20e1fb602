import type { Page, PageQuery } from '@narthex/contract/paging'
import type * as forms from '@narthex/contract/play/catalogue-office.schemas'
import { readPage } from '../../../platform/database/page.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { collectionRecord, playSettingsRecord, titleRecord } from './catalogue.records.ts'
import { usualSettings } from './catalogue.service.ts'
import * as editing from './collections.editing.service.ts'
import * as queries from './office.queries.ts'
import { eraseTitle, readTitle, rewriteTitle, writeTitle } from './title-editing.service.ts'

type Versioned<Form> = Form & { readonly versao: number }

export function getOfficeSettings({ inChurch }: ChurchCall): Promise<forms.OfficeSettings> {
  return inChurch(readSettings)
}

async function readSettings(work: ChurchWork): Promise<forms.OfficeSettings> {
  const row = await queries.findOfficeSettings(work)
  if (!row) return { ...usualSettings, diasTolerancia: 3, versao: null }
  const { nome, chamada, tipoVisibilidadeConteudo, diasTolerancia, versao } = row
  return { nome, chamada, tipoVisibilidadeConteudo, diasTolerancia, versao }
}

/** Audited. */
export function setPlaySettings(
  call: MemberCall,
  { versao, ...form }: forms.PlaySettingsForm & { readonly versao: number | null },
): Promise<forms.OfficeSettings> {
  const plan = { act: 'PLAY_SETTINGS_SET', isPublic: true, records: [playSettingsRecord()] } as const
  return edit(call, plan, async ({ work }) => {
    if (!(await queries.saveSettings(work, form, versao))) throw new DomainError('CHANGED_MEANWHILE')
    return readSettings(work)
  })
}

export async function listOfficeCollections({ inChurch }: ChurchCall): Promise<forms.OfficeCollection[]> {
  return (await inChurch(queries.listWrittenCollections)).map(editing.toOfficeCollection)
}

/** Audited. */
export function addPlayCollection(call: MemberCall, form: forms.CollectionForm): Promise<forms.OfficeCollection> {
  return edit(call, { act: 'PLAY_COLLECTION_ADDED', isPublic: true }, async ({ work, made }) => {
    const coletanea = await queries.insertCollection(work, form)
    made(collectionRecord(coletanea), { coletanea })
    return editing.readCollection(work, coletanea)
  })
}

/** Audited. */
export function changePlayCollection(
  call: MemberCall,
  id: number,
  { versao, ...form }: Versioned<forms.CollectionForm>,
): Promise<forms.OfficeCollection> {
  return edit(
    call,
    {
      act: 'PLAY_COLLECTION_SET',
      subject: { coletanea: id },
      isPublic: true,
      hold: collectionRecord(id),
      base: versao,
    },
    ({ work, before }) => editing.rewriteCollection(work, before, form),
  )
}

/** Audited. */
export function removePlayCollection(call: MemberCall, id: number): Promise<void> {
  return edit(
    call,
    { act: 'PLAY_COLLECTION_REMOVED', subject: { coletanea: id }, isPublic: true, hold: collectionRecord(id) },
    ({ work }) => editing.eraseCollection(work, id),
  )
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

export function getOfficeTitle({ inChurch }: ChurchCall, id: number): Promise<forms.OfficeTitle> {
  return inChurch((work) => readTitle(work, id))
}

/** Audited. */
export function addTitle(call: MemberCall, form: forms.TitleForm): Promise<forms.OfficeTitle> {
  return edit(call, { act: 'PLAY_TITLE_ADDED', isPublic: true }, async ({ work, made }) => {
    const conteudo = await writeTitle(work, form)
    made(titleRecord(conteudo), { conteudo })
    return readTitle(work, conteudo)
  })
}

/** Audited. */
export function changeTitle(
  call: MemberCall,
  id: number,
  { versao, ...form }: Versioned<forms.TitleForm>,
): Promise<forms.OfficeTitle> {
  return edit(
    call,
    { act: 'PLAY_TITLE_SET', subject: { conteudo: id }, isPublic: true, hold: titleRecord(id), base: versao },
    async ({ work }) => {
      await rewriteTitle(work, { id, versao }, form)
      return readTitle(work, id)
    },
  )
}

/** Audited. */
export function removeTitle(call: MemberCall, id: number): Promise<void> {
  return edit(
    call,
    { act: 'PLAY_TITLE_REMOVED', subject: { conteudo: id }, isPublic: true, hold: titleRecord(id) },
    ({ work }) => eraseTitle(work, id),
  )
}
