import { whenBack } from '@narthex/client/device/when-back'
import { mediaUploadPath } from '@narthex/contract/media/media-values'
import type { DetailedError, HttpResponse, Upload } from 'tus-js-client'
import { toFailure, UploadError } from './upload-entry.ts'

/** Small enough for a slow line to finish one, large enough not to ask too often. */
const chunkBytes = 2 * 1024 * 1024
const firstRetryMs = 1000
const maxRetryMs = 30_000
/** Answers after which the same bytes may be taken a moment later. */
const passing = [408, 409, 423, 425, 429, 500, 502, 503, 504]

export interface SendBytes {
  readonly file: File
  readonly signal: AbortSignal
  readonly onProgress: (share: number) => void
  /** Nothing answers: it goes on by itself once something does. */
  readonly onPause: () => void
  /** The session has run out; resolves once there is another one. */
  readonly renewSession: () => Promise<unknown>
}

/**
 * Sends a file by the tus protocol and gives the id of the upload. What broke off goes on where it stopped, also after the page
 * was closed and the same file is chosen again. Rejects with an `UploadError`, or with the signal's reason.
 */
export async function sendBytes({ file, signal, onProgress, onPause, renewSession }: SendBytes): Promise<string> {
  const { Upload } = await import('tus-js-client')
  signal.throwIfAborted()
  let waitMs = firstRetryMs
  const upload = new Upload(file, {
    endpoint: mediaUploadPath,
    chunkSize: chunkBytes,
    retryDelays: null,
    removeFingerprintOnSuccess: true,
    metadata: { filename: file.name },
    onProgress: (sent, total) => {
      waitMs = firstRetryMs
      onProgress(total === 0 ? 0 : sent / total)
    },
  })
  const [earlier] = await upload.findPreviousUploads()
  if (earlier) upload.resumeFromPreviousUpload(earlier)
  for (;;) {
    const error = await runOnce(upload, signal)
    if (!error) return readId(upload)
    const response = (error as Partial<DetailedError>).originalResponse ?? undefined
    const status = response?.getStatus()
    if (status === 401) await renewSession()
    else if (status === undefined || status === 0 || passing.includes(status)) {
      onPause()
      await waitFor(waitMs, signal)
      waitMs = Math.min(waitMs * 2, maxRetryMs)
    } else throw new UploadError(toFailure(readCode(response)))
    signal.throwIfAborted()
  }
}

/** Sends until it is done or fails; gives the failure. */
function runOnce(upload: Upload, signal: AbortSignal): Promise<Error | undefined> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      // What arrived is removed: nothing comes back to it.
      void upload.abort(true).catch(() => undefined)
      reject(signal.reason)
    }
    const end = (error?: Error) => {
      signal.removeEventListener('abort', stop)
      resolve(error)
    }
    signal.addEventListener('abort', stop, { once: true })
    upload.options.onSuccess = () => end()
    upload.options.onError = end
    upload.start()
  })
}

/** Waits for a moment, or less where the network is back before. */
function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      unwatch()
      signal.removeEventListener('abort', go)
      resolve()
    }
    const timer = setTimeout(go, ms)
    const unwatch = whenBack(go)
    signal.addEventListener('abort', go, { once: true })
  })
}

function readId({ url }: Upload): string {
  const id = url?.split('/').at(-1)
  if (!id) throw new UploadError('OTHER')
  return id
}

function readCode(response: HttpResponse | undefined): string | undefined {
  try {
    return (JSON.parse(response?.getBody() ?? '') as { code?: string }).code
  } catch {
    return undefined
  }
}
