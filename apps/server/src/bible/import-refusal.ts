import { UnreadableSource } from '@narthex/api/modules/bible/importing/unreadable-source.errors'
import { DomainError } from '@narthex/api/platform/errors/domain-error'
import { DownloadError } from '@narthex/api/platform/net/guarded-download'
import { RefusedError } from '../explain.ts'

/** The options that state what a file does not say. */
const optionsByField: Readonly<Record<string, string>> = {
  codigo: '--code',
  nome: '--name',
  sigla: '--abbreviation',
  idioma: '--language',
  licenca: '--license',
  atribuicao: '--attribution',
}

/** Explains in a line what is wrong with a file and what to do; returns other errors unchanged. */
export function toRefusal(error: unknown, file: string): unknown {
  if (error instanceof UnreadableSource) return new RefusedError(`${file} was not imported. ${error.message}`)
  if (error instanceof DomainError && error.code === 'VALIDATION') {
    const fields = (error.details ?? []).map(({ path }) => path.replace(/^.*\./, ''))
    const options = [...new Set(fields.map((field) => optionsByField[field] ?? field))]
    return new RefusedError(
      `${file} was not imported. It does not say all of what is needed: state ${options.join(', ')}`,
    )
  }
  if (error instanceof DownloadError) return new RefusedError(`${file} was not fetched. ${toSentence(error)}`)
  if (error instanceof DomainError && error.code === 'BUSY')
    return new RefusedError(`${file} is being fetched or imported at this moment. Try again in a minute`)
  const { code } = error as { code?: unknown }
  return code === 'ENOENT' ? new RefusedError(`There is no file ${file}`) : error
}

/** Says what happened, and what to do. */
function toSentence({ failure, message }: DownloadError): string {
  if (failure === 'NO_ANSWER')
    return `Its publisher does not answer: ${message}. What has arrived is kept: the same command goes on with it`
  if (failure === 'CHANGED')
    return `The file is not the one that is expected. ${message}. If its publisher says that it is right, name it with its hash in BIBLE_SOURCE_…`
  if (failure === 'TOO_LARGE') return `The file is no text of this kind. ${message}`
  return `${message}. Another address is named in BIBLE_SOURCE_…`
}
