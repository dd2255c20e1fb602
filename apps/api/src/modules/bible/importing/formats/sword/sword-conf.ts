import type { SourceFile, SourceFiles, TranslationMeta } from '../../parsed-translation.ts'
import { UnreadableSource } from '../../unreadable-source.errors.ts'
import { toAbbreviation, toCode, toLanguage, toVersification } from '../meta-values.ts'

/** The values of a module's configuration file that are needed to read the module. */
export interface SwordModule {
  readonly meta: TranslationMeta
  /** Folder of the module's files, without a leading `./` or a trailing `/`. */
  readonly dataPath: string
  /** `b`, `c` or `v`: how much of the text a block has; the first letter of the files' endings. */
  readonly blockLetter: string
  /** Entries of the verse index; zText4 writes longer ones. */
  readonly entryBytes: 10 | 12
  readonly encoding: 'utf-8' | 'windows-1252'
  readonly isOsis: boolean
  /** Numbering tables with books outside the 66 have entries beyond those of the common table. */
  readonly hasOtherBooks: boolean
}

const isConf = ({ name }: SourceFile) => /(?:^|\/)mods\.d\/[^/]+\.conf$/i.test(name)

export const isSwordModule = (files: SourceFiles): boolean => files.some(isConf)

/** Throws `UnreadableSource` for none, for several, and for a module of another kind. */
export function readSwordConf(files: SourceFiles): SwordModule {
  const confs = files.filter(isConf)
  const [conf] = confs
  if (!conf || confs.length > 1) {
    const names = confs.map(({ name }) => name.replace(/^.*\//, ''))
    throw new UnreadableSource(`One SWORD module is needed, there are ${confs.length}: ${names.join(', ')}`)
  }
  return toModule(parseConf(decodeConf(conf.bytes)), conf.name)
}

function decodeConf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Keys in lower case; of a repeated key the first. The section's name is under the empty key. */
function parseConf(text: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>()
  for (const line of text.replace(/\\\r?\n/g, ' ').split(/\r?\n/)) {
    const section = /^\[([^\]]+)\]\s*$/.exec(line)
    if (section?.[1] && !fields.has('')) fields.set('', section[1])
    const end = line.indexOf('=')
    const key = line.slice(0, end).trim().toLowerCase()
    if (end > 0 && !line.startsWith('#') && !fields.has(key)) fields.set(key, line.slice(end + 1).trim())
  }
  return fields
}

function toModule(fields: ReadonlyMap<string, string>, file: string): SwordModule {
  const field = (name: string, usual = '') => fields.get(name) ?? usual
  const refuse = (message: string) => new UnreadableSource(`${file}: ${message}`)
  const requireOneOf = (name: string, allowed: readonly string[], usual: string) => {
    const value = field(name, usual).toLowerCase()
    if (!allowed.includes(value)) throw refuse(`${name} is ${value || 'missing'}; supported: ${allowed.join(', ')}`)
    return value
  }
  const driver = requireOneOf('moddrv', ['ztext', 'ztext4'], '')
  requireOneOf('compresstype', ['zip'], 'lzss')
  if (field('cipherkey')) throw refuse('The module is encrypted')
  const encoding = requireOneOf('encoding', ['utf-8', 'latin-1'], 'latin-1')
  const sourceType = requireOneOf('sourcetype', ['osis', 'plaintext', ''], '')
  const dataPath = field('datapath')
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/')
  if (dataPath === '') throw refuse('It does not say where its files are (DataPath)')
  return {
    meta: toMeta(field),
    dataPath,
    blockLetter: requireOneOf('blocktype', ['book', 'chapter', 'verse'], 'chapter').slice(0, 1),
    entryBytes: driver === 'ztext4' ? 12 : 10,
    encoding: encoding === 'utf-8' ? 'utf-8' : 'windows-1252',
    isOsis: sourceType === 'osis',
    hasOtherBooks: /a$/i.test(field('versification')),
  }
}

function toMeta(field: (name: string, usual?: string) => string): TranslationMeta {
  const licence = field('distributionlicense')
  const copyright = field('shortcopyright') || field('copyright')
  const isFree = /public domain/i.test(licence)
  return {
    codigo: toCode(field('')),
    sigla: toAbbreviation(field('')),
    nome: field('description'),
    idioma: toLanguage(field('lang')),
    licenca: licence,
    atribuicao:
      isFree || !copyright ? undefined : [field('description'), copyright, licence].filter(Boolean).join('. '),
    versificacao: toVersification(field('versification')) ?? 'KJV',
  }
}
