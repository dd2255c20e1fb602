import { ApiError } from '@narthex/contract/client'
import { finishUpload, getLibraryQuota } from '@narthex/contract/media/library.endpoints'
import { callApi } from '../../session/api.ts'
import { preparePhoto } from './prepare-photo.ts'
import { sendBytes } from './send-bytes.ts'
import { type SendUpload, toFailure, UploadError } from './upload-entry.ts'
import { createUploadQueue } from './upload-queue.ts'

const send: SendUpload = async ({ file, replaces }, report, signal) => {
  report({ state: 'preparing' })
  const prepared = await preparePhoto(file)
  signal.throwIfAborted()
  const envio = await sendBytes({
    file: prepared,
    signal,
    onProgress: (share) => report({ state: 'sending', share }),
    onPause: () => report({ state: 'paused' }),
    // Any call asks for the login above the page, and waits for it.
    renewSession: () => callApi(getLibraryQuota, {}),
  })
  report({ state: 'finishing' })
  try {
    return await callApi(finishUpload, { params: { envio }, body: replaces ? { substitui: replaces } : {} })
  } catch (error) {
    throw new UploadError(toFailure(error instanceof ApiError ? error.code : undefined))
  }
}

/** Upload queue of this window for the media library. */
export const libraryUploads = createUploadQueue(send)
