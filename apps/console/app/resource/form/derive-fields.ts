import { colour, date, image, instant, link, time } from '@narthex/contract/fields'
import type { ObjectSchema } from '@narthex/contract/resources/resource'
import { unwrapSchema } from '@narthex/contract/resources/schema-core'
import type * as z from 'zod/mini'

/** How a value is entered. The contract's schema says which; a hint of the kind may say another. */
export type WidgetName =
  | 'text'
  | 'longText'
  | 'number'
  | 'flag'
  | 'choice'
  | 'choices'
  | 'moment'
  | 'day'
  | 'time'
  | 'colour'
  | 'image'
  | 'link'
  | 'richText'
  | 'language'
  | 'weekday'
  | 'none'

/** A field of a form, as its schema describes it. */
export interface DerivedField {
  readonly name: string
  readonly widget: WidgetName
  readonly isRequired: boolean
  /** Representation of no value on the wire. */
  readonly empty: null | undefined | ''
  /** Characters of a text, or the largest number. */
  readonly max: number | undefined
  readonly options: readonly string[]
  /** Initial value in a new record. */
  readonly initial: unknown
}

type Schema = z.core.$ZodType

/** A text of more characters is entered in an area. */
const longestLine = 300

/** Shapes of the contract that texts share: each has a control of its own. */
const shapes = new Map<Schema, WidgetName>([
  [colour, 'colour'],
  [image, 'image'],
  [link, 'link'],
  [time, 'time'],
  [date, 'day'],
  [instant, 'moment'],
])

/** The fields of a form, in the order of its schema. What the schema does not tell has no control without a hint. */
export function deriveFields(form: ObjectSchema): DerivedField[] {
  return Object.entries(form.shape).map(([name, schema]) => deriveField(name, schema as Schema))
}

function deriveField(name: string, schema: Schema): DerivedField {
  const { core, isOptional, isNullable, initial } = unwrapSchema(schema)
  const { widget, options } = findWidget(core)
  const isMissing = isOptional || isNullable
  const isFilled = checksOf(core).some(({ check }) => check === 'min_length')
  return {
    name,
    widget,
    options,
    isRequired: !isMissing && initial === undefined && (isFilled || (widget !== 'text' && widget !== 'longText')),
    empty: isNullable ? null : isOptional ? undefined : '',
    max: findMax(core),
    initial: initial ?? (isNullable ? null : isOptional ? undefined : beginnings[widget]),
  }
}

const beginnings: Partial<Record<WidgetName, unknown>> = { text: '', longText: '', flag: false, choices: [] }

/** Finds the control of a shared shape, also where a form checks more of it. */
const findShape = (core: Schema): WidgetName | undefined =>
  shapes.get(core) ?? (core._zod.parent && findShape(core._zod.parent))

function findWidget(core: Schema): { readonly widget: WidgetName; readonly options: readonly string[] } {
  const { def } = (core as z.core.$ZodTypes)._zod
  const shaped = findShape(core)
  if (shaped) return { widget: shaped, options: [] }
  switch (def.type) {
    case 'string':
      return { widget: (findMax(core) ?? 0) > longestLine ? 'longText' : 'text', options: [] }
    case 'number':
      return { widget: 'number', options: [] }
    case 'boolean':
      return { widget: 'flag', options: [] }
    case 'enum':
      return { widget: 'choice', options: Object.values(def.entries).map(String) }
    case 'array': {
      const { widget, options } = findWidget(unwrapSchema(def.element).core)
      return widget === 'choice' ? { widget: 'choices', options } : { widget: 'none', options: [] }
    }
    default:
      return { widget: 'none', options: [] }
  }
}

/** A limit among the checks of a schema. */
interface LimitCheck {
  readonly check: string
  readonly maximum?: number
  readonly value?: number
}

const checksOf = (core: Schema): LimitCheck[] =>
  (core._zod.def.checks ?? []).map((check) => check._zod.def as unknown as LimitCheck)

function findMax(core: Schema): number | undefined {
  const limits = checksOf(core).map(({ check, maximum, value }) => (check === 'less_than' ? value : maximum))
  return limits.find((limit) => limit !== undefined)
}
