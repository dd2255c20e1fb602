import { UnreadableSource } from '@narthex/api/modules/bible/importing/unreadable-source.errors'
import { DomainError } from '@narthex/api/platform/errors/domain-error'
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
  const { code } = error as { code?: unknown }
  return code === 'ENOENT' ? new RefusedError(`There is no file ${file}`) : error
}
