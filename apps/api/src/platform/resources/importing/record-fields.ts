import { date, instant, longestLine } from '@narthex/contract/fields'
import { type Locale, locales } from '@narthex/contract/locale'
import type { Resource } from '@narthex/contract/resources/resource'
import { unwrapSchema } from '@narthex/contract/resources/schema-core'
import { recordTables as en } from '@narthex/locales/en/record-tables'
import { recordTables as es } from '@narthex/locales/es/record-tables'
import { recordTables as pt } from '@narthex/locales/pt/record-tables'
import type * as z from 'zod/mini'

export const tableWords = { pt, en, es }
export const allTableWords = Object.values(tableWords)

export type FieldType =
  | 'line'
  | 'text'
  | 'number'
  | 'flag'
  | 'choice'
  | 'moment'
  | 'day'
  | 'weekday'
  | 'rich'
  | 'parent'
  | 'state'
  | 'json'

/** A field of a kind as a column of a table. */
export interface RecordField {
  /** Its place in the form: `titulo`, `traducoes.en.titulo`. */
  readonly path: string
  readonly name: string
  /** The language of a translation. */
  readonly language: Locale | undefined
  readonly type: FieldType
  readonly options: readonly string[]
}

type Schema = z.core.$ZodType

/** The fields of a kind, in the order of its form; words in languages behind the words themselves. */
export function listFields(resource: Resource): RecordField[] {
  const own = toFields(resource, resource.form.shape)
  const state = { path: 'situacao', name: 'situacao', language: undefined, type: 'state' as const, options: [] }
  return resource.calls.publish ? [...own, state] : own
}

/** The fields of a form by its schemas. */
export function toFields(resource: Pick<Resource, 'parents'>, shape: z.core.$ZodShape): RecordField[] {
  const words = 'traducoes' in shape ? shapeOfWords(shape.traducoes as Schema) : {}
  return Object.entries(shape).flatMap(([name, schema]) => {
    if (name === 'traducoes') return []
    const field = toField(resource, name, schema as Schema)
    const inLanguages = locales.map((language) => ({ ...field, path: `traducoes.${language}.${name}`, language }))
    return [field, ...(name in words ? inLanguages : [])]
  })
}

function shapeOfWords(schema: Schema): Readonly<Record<string, unknown>> {
  const { def } = (unwrapSchema(schema).core as z.core.$ZodTypes)._zod
  if (def.type !== 'record') return {}
  const { def: value } = (def.valueType as z.core.$ZodTypes)._zod
  return value.type === 'object' ? value.shape : {}
}

function toField({ parents }: Pick<Resource, 'parents'>, name: string, schema: Schema): RecordField {
  const { core } = unwrapSchema(schema)
  const { def } = (core as z.core.$ZodTypes)._zod
  const options = def.type === 'enum' ? Object.values(def.entries).map(String) : []
  const type = parents && name in parents ? 'parent' : name === 'diaSemana' ? 'weekday' : findType(core, def)
  return { path: name, name, language: undefined, type, options }
}

function findType(core: Schema, def: z.core.$ZodTypes['_zod']['def']): FieldType {
  if (isMadeOf(core, instant)) return 'moment'
  if (isMadeOf(core, date)) return 'day'
  switch (def.type) {
    case 'string':
      return findMax(core) > longestLine ? 'text' : 'line'
    case 'number':
      return 'number'
    case 'boolean':
      return 'flag'
    case 'enum':
      return 'choice'
    case 'unknown':
      return 'rich'
    default:
      return 'json'
  }
}

/** Whether a schema is another one, or that with more checks. */
const isMadeOf = (core: Schema, shape: Schema): boolean =>
  core === shape || (core._zod.parent !== undefined && isMadeOf(core._zod.parent, shape))

function findMax(core: Schema): number {
  const limits = (core._zod.def.checks ?? []).map((check) => (check._zod.def as { maximum?: number }).maximum)
  return limits.find((limit) => limit !== undefined) ?? 0
}

/** The name of a field in a language; that of a translation with its own: `Título (en)`. */
export function findLabel({ name, language }: Pick<RecordField, 'name' | 'language'>, locale: Locale): string {
  const names: Readonly<Record<string, string>> = tableWords[locale].fields
  const label = names[name] ?? name
  return language ? `${label} (${language})` : label
}
