import type { Locale } from '@narthex/contract/locale'
import { listPreviewPages, type PreviewPage } from '@narthex/contract/resources/preview-pages'
import type { Settings } from '@narthex/contract/resources/settings'
import { invalid, notFound } from '../../errors/domain-error.ts'
import { validate } from '../../http/validate.ts'
import type { ChurchWork } from '../../work/church-work.ts'
import { findDraft } from '../editing/draft.queries.ts'
import { readRow } from '../resource-change.ts'
import type { Kind, KindForm, KindRow } from '../resource-kind.ts'
import type { VersionedRow } from '../resource-service.ts'
import type { AnySettings } from '../settings-routes.ts'
import { takenError } from '../trash/taken.ts'

/** A kind of record or settings whose pages can be previewed. */
export type Previewed = Kind | AnySettings

/** Values to show: a record, if there is one, and the form as it is typed. */
export interface Shown {
  readonly registro: number | null
  readonly formulario: KindForm | null
  readonly idioma: Locale
}

export const findDeclaration = (previewed: Previewed): Kind['resource'] | Settings =>
  'resource' in previewed ? previewed.resource : previewed.settings

/** The path of a page of the kind; NOT_FOUND where it has none, or the record has not what the path names. */
export function findPagePath(previewed: Previewed, page: PreviewPage, row: KindForm = {}): string {
  const path = findDeclaration(previewed).pages?.[page]
  if (path === undefined) throw notFound()
  return path.replace(/:(\w+)/g, (_, field: string) => {
    const value = row[field]
    if (typeof value !== 'string' && typeof value !== 'number') throw notFound()
    return String(value)
  })
}

/** The page that is shown where none is chosen. */
export function findFirstPage(previewed: Previewed): PreviewPage {
  const [first] = listPreviewPages(findDeclaration(previewed).pages)
  if (!first) throw notFound()
  return first
}

/**
 * Writes values as if they were published, within a transaction that is not kept; answers the record. VALIDATION where they
 * could not be saved.
 */
export async function showValues(work: ChurchWork, previewed: Previewed, shown: Shown): Promise<KindRow | undefined> {
  if ('resource' in previewed) return showRecord(work, previewed, shown)
  const { settings, service } = previewed
  if (shown.formulario)
    await service.set(work, await service.read(work), checkValues(settings, shown.formulario) as never)
  return undefined
}

async function showRecord(work: ChurchWork, kind: Kind, shown: Shown): Promise<KindRow> {
  const { service, resource } = kind
  const typed = shown.formulario ?? (await findPending(work, kind, shown.registro))
  try {
    const id = await writeRecord(work, kind, shown.registro, typed && checkValues(resource, typed))
    if (resource.calls.publish) await publish(work, kind, id)
    const { idioma, traducoes } = await readRow(kind, work, id)
    const isTranslated = idioma !== shown.idioma && Object.keys((traducoes as KindForm) ?? {}).includes(shown.idioma)
    if (resource.calls.publishLanguage && isTranslated)
      await service.publishLanguage(work, await findRecord(work, kind, id), shown.idioma)
    return await readRow(kind, work, id)
  } catch (error) {
    throw takenError(error) ?? error
  }
}

async function writeRecord(
  work: ChurchWork,
  { resource, service }: Kind,
  id: number | null,
  form: KindForm | undefined,
): Promise<number> {
  if (id === null) {
    if (!resource.calls.add) throw notFound()
    if (!form) throw invalid([{ path: 'body.valores', message: 'A record that is not added has values' }])
    return service.add(work, form)
  }
  const held = await findRecord(work, { resource, service }, id)
  if (form) await service.set(work, held, form)
  return id
}

async function publish(work: ChurchWork, kind: Kind, id: number): Promise<void> {
  const held = await findRecord(work, kind, id)
  if (!kind.service.isLive(held)) await kind.service.publish(work, held)
}

async function findRecord(work: ChurchWork, kind: Kind, id: number): Promise<VersionedRow> {
  await readRow(kind, work, id)
  const held = await kind.service.record(id).find(work)
  if (!held) throw notFound()
  return held
}

async function findPending(work: ChurchWork, { resource }: Kind, id: number | null): Promise<KindForm | undefined> {
  const draft = id !== null && resource.calls.saveDraft ? await findDraft(work, resource.name, id) : undefined
  return draft?.flagPendente ? draft.formulario : undefined
}

/** The form as the kind takes it. An external id is not shown, and may belong to another record for now. */
function checkValues({ form }: Pick<Settings, 'form'>, values: KindForm): KindForm {
  const { idExterno: _, ...rest } = values
  return validate(form, rest, 'body.valores') as KindForm
}
