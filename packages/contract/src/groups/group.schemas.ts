import * as z from 'zod/mini'
import { id, image, instant, latitude, longitude, text, time } from '../fields.ts'
import { groupFrequencies, groupRoles } from './group-words.ts'

export const groupLimits = {
  name: 120,
  summary: 500,
  description: 4000,
  kind: 60,
  place: 120,
  street: 300,
  message: 500,
} as const

/** Rounded to a grid of about 500 m, which hides the address. */
const publicPoint = { latitude: z.nullable(latitude), longitude: z.nullable(longitude) }

const role = z.enum(groupRoles)

/** Public in lists and on the group's page. */
const publicFields = {
  id,
  nome: text(groupLimits.name),
  resumo: z.nullable(text(groupLimits.summary)),
  /** The church's own name for this kind of group. */
  tipo: z.nullable(text(groupLimits.kind)),
  imagem: z.nullable(image),
  /** 0 is Sunday. */
  diaSemana: z.int().check(z.gte(0), z.lte(6)),
  /** Time in the church's time zone. */
  horario: time,
  frequencia: z.enum(groupFrequencies),
  flagOnline: z.boolean(),
  bairro: z.nullable(text(groupLimits.place)),
  cidade: z.nullable(text(groupLimits.place)),
  ...publicPoint,
  /** Free places; null without a limit. */
  vagas: z.nullable(z.int()),
  flagAceitaSolicitacoes: z.boolean(),
}

export const groupSummarySchema = z.strictObject({
  ...publicFields,
  /** Distance from the requested point; null without one, or if the group has no location. */
  distanciaKm: z.nullable(z.number()),
  /** The caller's role, in a list of their own groups; null otherwise. */
  papel: z.nullable(role),
  /** Number of pending join requests, for callers who may answer them; null otherwise. */
  solicitacoesPendentes: z.nullable(z.int()),
})
export type GroupSummary = z.infer<typeof groupSummarySchema>

/** A group without street and phone numbers; members get those from `participationSchema`. */
export const groupSchema = z.strictObject({
  ...publicFields,
  descricao: z.nullable(text(groupLimits.description)),
  duracaoMinutos: z.int(),
  /** Given names only. */
  lideres: z.array(z.strictObject({ nome: z.string(), imagem: z.nullable(image) })),
  /** The current meeting, or the next one. */
  proximoEncontro: z.strictObject({
    inicio: instant,
    fim: instant,
    /** `YYYY-MM-DDTHH:MM` in the church's time zone. */
    inicioLocal: z.string(),
  }),
  /** The answer is valid until then: the end of the meeting. */
  proximaMudanca: instant,
})
export type Group = z.infer<typeof groupSchema>

export const groupPointSchema = z.strictObject({ id, nome: text(groupLimits.name), latitude, longitude })
export type GroupPoint = z.infer<typeof groupPointSchema>

export const groupRequestStates = ['PENDENTE', 'ACEITA', 'RECUSADA', 'CANCELADA'] as const
export type GroupRequestState = (typeof groupRequestStates)[number]
const state = z.enum(groupRequestStates)

export const joinRequestAnswerSchema = z.strictObject({ id, situacao: state })

/** Minors have their given name only. */
const person = { nome: z.string(), sobrenome: z.nullable(z.string()), imagem: z.nullable(image) }
/** Phone number as the person wrote it; null unless they chose to show it. */
const sharedPhone = z.nullable(z.string())

export const joinRequestSchema = z.strictObject({
  id,
  ...person,
  telefone: sharedPhone,
  flagMenor: z.boolean(),
  mensagem: z.nullable(text(groupLimits.message)),
  dataCadastro: instant,
})
export type JoinRequest = z.infer<typeof joinRequestSchema>

export const groupMemberSchema = z.strictObject({
  /** The membership's id (`usuario.id`). */
  idUsuario: id,
  ...person,
  papel: role,
  telefone: sharedPhone,
  /** Under 18; visible to leaders only. */
  flagMenor: z.boolean(),
  desde: instant,
})
export type GroupMember = z.infer<typeof groupMemberSchema>

export const groupChoicesSchema = z.strictObject({
  /** Whether the other members of this group see the caller's phone number. */
  flagTelefone: z.boolean(),
})
export type GroupChoices = z.infer<typeof groupChoicesSchema>

/** The caller's relation to a group. */
export const participationSchema = z.strictObject({
  papel: z.nullable(role),
  /** Whether the caller may answer requests and see all members: leader, assistant or administrator of the church. */
  flagLidera: z.boolean(),
  /** The latest request that was not withdrawn; null once it was accepted. */
  solicitacao: z.nullable(z.strictObject({ id, situacao: state, dataCadastro: instant })),
  /** The meeting place, for members and administrators of the church. */
  endereco: z.nullable(
    z.strictObject({
      logradouro: z.nullable(text(groupLimits.street)),
      latitude: z.nullable(latitude),
      longitude: z.nullable(longitude),
      /** Link of an online meeting. */
      link: z.nullable(z.string()),
    }),
  ),
  escolhas: z.nullable(groupChoicesSchema),
  /** For members and administrators of the church. */
  lideres: z.array(
    z.strictObject({
      idUsuario: id,
      nome: z.string(),
      sobrenome: z.string(),
      imagem: z.nullable(image),
      telefone: sharedPhone,
    }),
  ),
  solicitacoesPendentes: z.nullable(z.int()),
})
export type Participation = z.infer<typeof participationSchema>
