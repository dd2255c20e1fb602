import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Crop } from '@narthex/contract/media/file.schemas'
import { imageAt } from '@narthex/contract/media/image-address'
import type { LibraryFile } from '@narthex/contract/media/library.resource'
import { notFound } from '../../../platform/errors/domain-error.ts'
import { UnavailableError } from '../../../platform/errors/unavailable.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import type { StoredFile } from '../files/files.queries.ts'
import { type FileForm, findForm, insertForm, retireForms, sumFormBytes } from '../files/forms.queries.ts'
import { requireRoom, stageFile, toForm } from '../files/keeping.service.ts'
import { drawPart } from '../images/image-drawing.service.ts'
import { changeFile, enqueueAvif, nameVariants } from '../images/images.editing.service.ts'
import { moveFocus, tidyCrop, toPixels } from './crop.rules.ts'
import { findLibraryFile } from './library.queries.ts'
import { libraryRecord } from './library.service.ts'
import { planRemoval } from './replaced-forms.service.ts'

interface CropChange {
  readonly recorte: Crop | null
  readonly versao: number
}

type NewForm = Pick<FileForm, 'codigo' | 'endereco' | 'bytes' | 'sha256'>

/**
 * Shows a part of a picture, drawn from the whole, or the whole again. Its address changes wherever the church's content
 * shows it. NOT_FOUND unless it is a picture of the library; CHANGED_MEANWHILE, NO_ROOM.
 */
export async function cropImage(
  platform: Needs<'files'>,
  call: MemberCall,
  id: number,
  { recorte: asked, versao }: CropChange,
): Promise<LibraryFile> {
  const recorte = tidyCrop(asked)
  const place = libraryRecord(id)
  const { file, base } = await call.inChurch((work) => findPicture(work, id))
  // A crop of another version is refused below, before which nothing needs to be drawn.
  const drawn = recorte && file.versao === versao ? await drawCrop(platform, call, base, recorte) : undefined
  const plan = { act: 'IMAGE_CROPPED', subject: { arquivo: id }, isPublic: true, hold: place, base: versao } as const
  return edit(call, plan, async ({ work, before }) => {
    if (recorte && !drawn) throw new UnavailableError('The crop was not drawn')
    if (drawn) await requireRoom(platform, work, drawn.bytes)
    await showForm(work, before, { form: drawn ?? base, recorte })
    const changed = await findLibraryFile(work, id)
    if (!changed) throw notFound()
    return changed
  })
}

async function findPicture(work: ChurchWork, id: number) {
  const file = await libraryRecord(id).find(work)
  const base = file?.tipo === 'IMAGEM' ? await findForm(work, file.base) : undefined
  if (!file || !base) throw notFound()
  return { file, base }
}

/** Draws a part of the whole under a code of its own, and stores it. */
async function drawCrop(
  platform: Needs<'files'>,
  call: MemberCall,
  base: FileForm,
  recorte: Crop,
): Promise<NewForm & { readonly isNew: true }> {
  const whole = imageAt(base.endereco)
  const stream = whole && (await platform.files.get(call.church, `${base.codigo}_${whole.width}.webp`))
  if (!whole || !stream) throw new UnavailableError('The bytes of the picture are not there')
  const bytes = new Uint8Array(await buffer(stream))
  const drawn = await drawPart(bytes, toPixels(recorte, whole))
  if (!drawn) throw new UnavailableError('The picture cannot be drawn')
  const sha256 = createHash('sha256')
    .update(JSON.stringify([base.sha256, recorte]))
    .digest('base64url')
  const staged = await stageFile(platform, call, { ...nameVariants(call.church, drawn), sha256 })
  return { ...staged, isNew: true }
}

/** Shows another form of a picture; the one that was shown is removed later, unless it is the whole. */
async function showForm(
  work: ChurchWork,
  file: StoredFile,
  { form, recorte }: { readonly form: NewForm & { readonly isNew?: true }; readonly recorte: Crop | null },
): Promise<void> {
  if (form.isNew) {
    await insertForm(work, toForm(work, file, form))
    await enqueueAvif(work, form.codigo)
  }
  const former = imageAt(file.endereco)?.codigo
  const isReplaced = former !== undefined && former !== file.base && former !== form.codigo
  await planRemoval(work, await retireForms(work, isReplaced ? [former] : []))
  const foco = moveFocus(file.foco, file.recorte, recorte)
  const bytes = await sumFormBytes(work, file.codigo)
  await changeFile(work, file, { recorte, foco, bytes, endereco: form.endereco })
}
