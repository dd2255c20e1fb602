import { showMessage } from '@narthex/client/calls/status-store'
import { useAct } from '@narthex/client/data/use-act'
import { useFailureText } from '@narthex/client/forms/use-failure-text'
import { ApiError } from '@narthex/contract/client'
import type { Crop } from '@narthex/contract/media/file.schemas'
import {
  cropLibraryImage,
  getLibraryFile,
  purgeLibraryFile,
  restoreLibraryFile,
  setLibraryFile,
  trashLibraryFile,
} from '@narthex/contract/media/library.endpoints'
import type { LibraryFile, LibraryForm } from '@narthex/contract/media/library.resource'
import { useTranslations } from 'use-intl'
import { callApi } from '../../../session/api.ts'

export interface FileActsProps {
  readonly file: LibraryFile
  /** The file as it is now. */
  readonly onChange: (file: LibraryFile) => void
  /** Called when the file leaves the list that is shown. */
  readonly onGone: () => void
}

const named = ({ id }: Pick<LibraryFile, 'id'>) => ({ params: { id: String(id) } })

/** Acts of staff on a file. Each shows a message when it is done, with undo where that is possible. */
export function useFileActs({ file, onChange, onGone }: FileActsProps) {
  const t = useTranslations('consoleMedia')
  const failureText = useFailureText()
  const explain = (error: unknown) => {
    if (!(error instanceof ApiError)) return failureText(error)
    if (error.code === 'FILE_IN_USE') return t('file.inUse')
    if (error.code === 'CHANGED_MEANWHILE') return t('file.changed')
    if (error.code === 'NOT_FOUND') return t('file.gone')
    return error.code === 'NO_ROOM' ? t('upload.failure.NO_ROOM') : failureText(error)
  }
  const act = useAct(explain)
  const say = (text: string, onUndo?: () => void) =>
    showMessage('GLOBAL', {
      tone: 'success',
      text,
      action: onUndo && { label: t('file.undo'), onAct: onUndo },
    })

  /** Someone else's change is shown as it is; the reader decides again. */
  async function change(call: () => Promise<LibraryFile>): Promise<LibraryFile> {
    try {
      const changed = await call()
      onChange(changed)
      return changed
    } catch (error) {
      if (error instanceof ApiError && error.code === 'CHANGED_MEANWHILE')
        onChange(await callApi(getLibraryFile, named(file)))
      throw error
    }
  }

  async function restore(): Promise<void> {
    onChange(await callApi(restoreLibraryFile, named(file)))
    say(t('file.restored', { name: file.nome }))
    onGone()
  }

  return {
    isBusy: act.isBusy,
    failure: act.failure,
    save: (form: LibraryForm) =>
      act.run(async () => {
        const body = { ...form, versao: file.versao }
        const saved = await change(() => callApi(setLibraryFile, { ...named(file), body }))
        say(t('file.saved', { name: saved.nome }))
      }),
    crop: (recorte: Crop | null) =>
      act.run(async () => {
        await change(() => callApi(cropLibraryImage, { ...named(file), body: { recorte, versao: file.versao } }))
        say(t('crop.done'))
      }),
    trash: () =>
      act.run(async () => {
        await callApi(trashLibraryFile, named(file))
        say(t('file.trashed', { name: file.nome }), () => void act.run(restore))
        onGone()
      }),
    restore: () => act.run(restore),
    purge: () =>
      act.run(async () => {
        await callApi(purgeLibraryFile, named(file))
        say(t('file.purged', { name: file.nome }))
        onGone()
      }),
  }
}
