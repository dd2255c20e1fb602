import type { Permission } from '../permissions.ts'

/** Kinds of answer: a line, a few lines, a number of digits, a day, yes or no, one of the options. */
export const customFieldKinds = ['TEXTO', 'TEXTO_LONGO', 'NUMERO', 'DATA', 'SIM_NAO', 'OPCAO'] as const
export type CustomFieldKind = (typeof customFieldKinds)[number]

/** Staff who see the answers of a field: those who read people, documents of people, or notes of care. */
export const customFieldReaders = ['PESSOAS', 'DOCUMENTOS', 'CUIDADO'] as const
export type CustomFieldReader = (typeof customFieldReaders)[number]

/** Authors of the answers: the member at their profile, the staff at the office, or both. */
export const customFieldAuthors = ['MEMBRO', 'EQUIPE', 'AMBOS'] as const
export type CustomFieldAuthor = (typeof customFieldAuthors)[number]

/** The permission that the answers of a field are read with, besides that to read people. */
export const readerPermissions: Readonly<Record<CustomFieldReader, Permission>> = {
  PESSOAS: 'people.read',
  DOCUMENTOS: 'people.documents',
  CUIDADO: 'care.notes',
}

type May = (permission: Permission) => boolean

/** Whether someone with these permissions sees the answers of a field. */
export const canReadField = ({ visao }: { readonly visao: CustomFieldReader }, may: May): boolean =>
  may('people.read') && may(readerPermissions[visao])

/** Whether they answer it at the office for a person. Fields of care are answered by those who write notes of care. */
export const canAnswerField = (
  field: { readonly visao: CustomFieldReader; readonly autoria: CustomFieldAuthor },
  may: May,
): boolean =>
  field.autoria !== 'MEMBRO' && canReadField(field, may) && (field.visao === 'CUIDADO' || may('people.write'))
