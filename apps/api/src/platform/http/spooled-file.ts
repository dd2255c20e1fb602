import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'

/** A file of a form, read as it comes into a file of ours that is gone once the call has been answered. */
export async function spoolFile({ file }: MultipartFile, response: ServerResponse): Promise<File> {
  const folder = await mkdtemp(join(tmpdir(), 'narthex-upload-'))
  const discard = () => rm(folder, { recursive: true, force: true }).catch(() => {})
  response.once('close', discard)
  const path = join(folder, 'file')
  try {
    await pipeline(file, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    if (file.truncated) throw Object.assign(new Error('Too large'), { code: 'FST_REQ_FILE_TOO_LARGE', statusCode: 413 })
    return new File([await openAsBlob(path)], 'upload')
  } catch (error) {
    await discard()
    throw error
  }
}
