import * as z from 'zod/mini'
import { date, filled, id } from '../fields.ts'
import { personName } from '../validation/text.ts'
import { ownUuid, version } from '../versions.ts'
import { sexes } from './user.schemas.ts'

const unsaid = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullable(schema), null)

const fields = {
  nome: personName(150),
  /** A day before today in the church's time zone. */
  dataNascimento: date,
  sexo: unsaid(z.enum(sexes)),
  /** Allergies: the first thing that carers must know. */
  alergias: unsaid(filled(500)),
  observacoes: unsaid(filled(1000)),
}

/** The data of a child, entered by its guardian. */
export const childFieldsSchema = z.strictObject(fields)
/** Optional fields may be omitted. */
export type GivenChild = z.input<typeof childFieldsSchema>

export const newChildSchema = z.strictObject({ ...fields, uuid: ownUuid })
export type NewChild = z.output<typeof newChildSchema>

export const childChangeSchema = z.strictObject({ ...fields, versao: version })
export type ChildChange = z.output<typeof childChangeSchema>

export const childSchema = z.strictObject({
  id,
  uuid: z.string(),
  versao: version,
  nome: z.string(),
  /** `YYYY-MM-DD`. */
  dataNascimento: z.string(),
  sexo: z.nullable(z.enum(sexes)),
  alergias: z.nullable(z.string()),
  observacoes: z.nullable(z.string()),
})
export type Child = z.infer<typeof childSchema>
