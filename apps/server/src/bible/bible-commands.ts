import { randomUUID } from 'node:crypto'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { fetchText } from '@narthex/api/modules/bible/fetching/fetch-text.service'
import { findFreeText } from '@narthex/api/modules/bible/fetching/free-text-list.service'
import {
  listCommonTranslations,
  removeCommonTranslation,
} from '@narthex/api/modules/bible/importing/common-translations.service'
import { findReader } from '@narthex/api/modules/bible/importing/formats/formats.reader'
import { importTranslation } from '@narthex/api/modules/bible/importing/import-translation.service'
import type { TranslationMeta } from '@narthex/api/modules/bible/importing/parsed-translation'
import { readSourcePath } from '@narthex/api/modules/bible/importing/source-files.service'
import type { Platform } from '@narthex/api/platform/platform'
import { freeTextCodes } from '@narthex/contract/bible/free-text.endpoints'
import { configFromEnvironment } from '../environment.ts'
import { RefusedError } from '../explain.ts'
import { createLog } from '../log.ts'
import { openProduct } from '../product.ts'
import { createDownloadProgress, describeFetch } from './fetch-report.ts'
import { toRefusal } from './import-refusal.ts'
import { describeImport, listLine } from './import-report.ts'

const usage = `npm run bible -- add CODE [--again] | import FILE… | list | remove CODE
CODE of add is ${freeTextCodes.join(', ')}: a free text, fetched from its publisher. --again fetches one that is there
FILE is a file, a folder or a ZIP archive with one translation. Where it does not say so itself, state it:
--code, --name, --abbreviation, --language, --license, --attribution`

const text = { type: 'string' } as const
const stating = { code: text, name: text, abbreviation: text, language: text, license: text, attribution: text }
const options = { ...stating, again: { type: 'boolean' } } as const

/** `npm run bible`: the translations that all churches of this database share. */
export async function bibleCommand(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [action, ...named] = positionals
  const { again = false, ...stated } = values
  if (action === 'add' && Object.keys(stated).length === 0)
    return withPlatform((platform) => addTexts(platform, named, again))
  if (action === 'import' && !again) return withPlatform((platform) => importFiles(platform, named, stated))
  if (Object.keys(values).length > 0) throw new RefusedError(usage)
  if (action === 'list' && named.length === 0) return withPlatform(listTranslations)
  const [code, ...more] = named
  if (action === 'remove' && code && more.length === 0)
    return withPlatform((platform) => removeTranslation(platform, code))
  throw new RefusedError(usage)
}

async function withPlatform(work: (platform: Platform) => Promise<void>): Promise<void> {
  const product = await openProduct(configFromEnvironment(), createLog('warn'))
  try {
    await work(product.platform)
  } finally {
    await product.close()
  }
}

type Stated = { readonly [Name in keyof typeof stating]?: string | undefined }

async function addTexts(platform: Platform, codes: readonly string[], isAgain: boolean): Promise<void> {
  const sources = codes.map((code) => findFreeText(code) ?? refuseCode(code))
  if (sources.length === 0) throw new RefusedError(usage)
  for (const source of sources) {
    const begun = Date.now()
    console.log(`Fetching ${source.meta.nome}${source.address ? '' : ', which the product comes with'}`)
    try {
      const progress = { onProgress: createDownloadProgress(console.log), onWritten: createProgress() }
      const done = await fetchText(platform, source, { run: `command ${randomUUID()}`, isAgain, ...progress })
      if (done) console.log(describeFetch(done, Date.now() - begun))
      else console.log(`  ${source.codigo} is there already; --again fetches it once more`)
    } catch (error) {
      throw toRefusal(error, source.codigo)
    }
  }
}

function refuseCode(code: string): never {
  throw new RefusedError(`${code} is no free text that is known here: ${freeTextCodes.join(', ')}\n${usage}`)
}

async function importFiles(platform: Platform, files: readonly string[], stated: Stated): Promise<void> {
  if (files.length === 0) throw new RefusedError(usage)
  if (files.length > 1 && Object.keys(stated).length > 0)
    throw new RefusedError('Options say something of one translation: import its file alone')
  for (const file of files) await importFile(platform, file, stated)
}

async function importFile(platform: Platform, file: string, stated: Stated): Promise<void> {
  const begun = Date.now()
  try {
    const sources = await readSourcePath(pathFromUser(file))
    const reader = findReader(sources)
    console.log(`Reading ${basename(file)} (${reader.format})`)
    const parsed = reader.read(sources, { meta: toMeta(stated) })
    const report = await importTranslation(platform, parsed, { onProgress: createProgress() })
    console.log(describeImport(report, Date.now() - begun))
  } catch (error) {
    throw toRefusal(error, file)
  }
}

/** Resolves a typed path from the person's own folder: npm runs scripts in the project's folder. */
const pathFromUser = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path)

const toMeta = ({ code, name, abbreviation, language, license, attribution }: Stated): TranslationMeta => ({
  codigo: code,
  nome: name,
  sigla: abbreviation,
  idioma: language,
  licenca: license,
  atribuicao: attribution,
})

/** Prints progress at each quarter. */
function createProgress(): (written: number, total: number) => void {
  let quarters = 0
  return (written, total) => {
    const reached = Math.floor((written / total) * 4)
    if (reached > quarters) console.log(`  ${written} of ${total} verses written`)
    quarters = reached
  }
}

async function listTranslations(platform: Platform): Promise<void> {
  const translations = await listCommonTranslations(platform)
  if (translations.length === 0) console.log('There is no translation yet: npm run bible -- import FILE')
  for (const translation of translations) console.log(listLine(translation))
}

async function removeTranslation(platform: Platform, code: string): Promise<void> {
  if (!(await removeCommonTranslation(platform, code))) throw new RefusedError(`There is no translation ${code}`)
  console.log(`Removed ${code}`)
}
