import * as z from 'zod/mini'
import { id } from '../fields.ts'
import { version } from '../versions.ts'
import { mergeFields, mergeSides, peoplePerLikeness } from './merging-words.ts'

/** A merge as staff decided it: on the versions of both that they saw. */
export const mergeForm = z.strictObject({
  /** The person who stays: the one with a login, where one of the two has one. */
  idUsuario: id,
  versao: version,
  /** The person who becomes a part of them. */
  idOutro: id,
  versaoOutro: version,
  /** Values that stay, by whose they are. Omitted: those of the person who stays, and the other's where they have none. */
  campos: z._default(z.partialRecord(z.enum(mergeFields), z.enum(mergeSides)), {}),
})
export type MergeForm = z.output<typeof mergeForm>

/** People who were looked at: whether they are different ones. */
export const distinctForm = z.strictObject({
  pessoas: z.array(id).check(
    z.minLength(2),
    z.maxLength(peoplePerLikeness),
    z.refine((ids) => new Set(ids).size === ids.length, 'Named twice'),
  ),
  /** False takes back that they are. */
  flagDistintas: z.boolean(),
})
export type DistinctForm = z.output<typeof distinctForm>
