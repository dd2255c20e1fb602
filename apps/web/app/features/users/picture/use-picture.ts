import { useAct } from '@narthex/client/data/use-act'
import { readPhoto } from '@narthex/client/device/photo'
import { findErrorCode, NoResponseError } from '@narthex/contract/client'
import type { uploadPicture } from '@narthex/contract/users/picture.endpoints'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useResult } from '../../../components/use-result.tsx'
import { removePicture, savePicture } from './save-picture.ts'

/** The photo that is being cropped, and what became of the last step. A photo that could not be sent stays open until it was. */
export function usePicture() {
  const t = useTranslations('picture')
  const [photo, setPhoto] = useState<HTMLCanvasElement>()
  const [isOpening, setOpening] = useState(false)
  const { run } = useAct()
  const { result, announce, complain, takeFocus, clear } = useResult('mb-6')

  async function open(file: File): Promise<void> {
    if (isOpening) return
    clear()
    setOpening(true)
    const read = await readPhoto(file).catch(() => undefined)
    setPhoto(read)
    setOpening(false)
    if (!read) complain(t('unreadable'))
  }
  async function attempt(work: () => Promise<void>, done: string): Promise<void> {
    await run(async () => {
      try {
        await work()
      } catch (error) {
        const isRefused = findErrorCode<typeof uploadPicture>(error) === 'NOT_A_PICTURE'
        complain(t(isRefused ? 'unreadable' : error instanceof NoResponseError ? 'offline' : 'failed'))
        throw error
      }
      setPhoto(undefined)
      announce(done)
    })
  }
  return {
    photo,
    isOpening,
    result,
    open,
    save: (file: File) => attempt(() => savePicture(file), t('saved')),
    remove: () => attempt(removePicture, t('removed')),
    cancel() {
      setPhoto(undefined)
      takeFocus()
    },
  }
}
