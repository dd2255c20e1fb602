import type { Permission } from '../permissions.ts'

/** Fields of two people who are one, of which staff decide whose value stays. */
export const mergeFields = [
  'nome',
  'telefone',
  'email',
  'situacao',
  'idCongregacao',
  'dataNascimento',
  'sexo',
  'estadoCivil',
  'visitanteDesde',
  'membroDesde',
  'batismo',
  'comoChegou',
  'anotacao',
  'documentos',
] as const
export type MergeField = (typeof mergeFields)[number]

/** The person who stays, and the one who becomes a part of them. */
export const mergeSides = ['FICA', 'SAI'] as const
export type MergeSide = (typeof mergeSides)[number]

/** Parts that a merge moves, each with the permission of those who are told of it. */
export const mergeParts = {
  DOACOES: 'giving.read',
  INSCRICOES: 'events.read',
  GRUPOS: 'people.read',
  DOMICILIOS: 'people.read',
  CARTEIRINHA: 'cards',
  CLASSES: 'classes',
  CUIDADO: 'care.read',
  ANOTACOES: 'care.notes',
  ORACOES: 'moderation.decide',
  CHAT: 'moderation.decide',
  PAPEIS: 'people.read',
} as const satisfies Readonly<Record<string, Permission>>
export type MergePart = keyof typeof mergeParts
export const mergePartNames = Object.keys(mergeParts) as MergePart[]

/** Reasons for which two people cannot be merged by the caller as they are now. */
export const mergeHindrances = ['OWN_PERSON', 'BOTH_LOG_IN', 'TWO_SUBSCRIPTIONS', 'LAST_ADMIN'] as const
export type MergeHindrance = (typeof mergeHindrances)[number]

/** Days within which a merge can be undone. */
export const mergeDays = 30
/** People of one mark that are told at once, and those who can be said to be different at once. */
export const peoplePerLikeness = 10
