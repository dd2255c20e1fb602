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

/** On a grid of about 500 m: near enough to find a group, and nobody's front door. */
const publicPoint = { latitude: z.nullable(latitude), longitude: z.nullable(longitude) }

const role = z.enum(groupRoles)

/** What everybody is told of a group, in lists and on its page. */
const told = {
  id,
  nome: text(groupLimits.name),
  resumo: z.nullable(text(groupLimits.summary)),
  /** The church's own word for groups of its kind. */
  tipo: z.nullable(text(groupLimits.kind)),
  imagem: z.nullable(image),
  /** 0 is Sunday. */
  diaSemana: z.int().check(z.gte(0), z.lte(6)),
  /** On the church's own clocks. */
  horario: time,
  frequencia: z.enum(groupFrequencies),
  flagOnline: z.boolean(),
  bairro: z.nullable(text(groupLimits.place)),
  cidade: z.nullable(text(groupLimits.place)),
  ...publicPoint,
  /** How many more it takes; null where there is no limit. */
  vagas: z.nullable(z.int()),
  flagAceitaSolicitacoes: z.boolean(),
}

export const groupSummarySchema = z.strictObject({
  ...told,
  /** From the point that was asked about; null where none was, or the group has none. */
  distanciaKm: z.nullable(z.number()),
  /** Of whoever asks for their own groups; null for everybody else. */
  papel: z.nullable(role),
  /** How many wait for an answer, for those who may give it. */
  solicitacoesPendentes: z.nullable(z.int()),
})
export type GroupSummary = z.infer<typeof groupSummarySchema>

/** Never the street, and nobody's phone number: members get them with their participation. */
export const groupSchema = z.strictObject({
  ...told,
  descricao: z.nullable(text(groupLimits.description)),
  duracaoMinutos: z.int(),
  /** By the names that one calls them by. */
  lideres: z.array(z.strictObject({ nome: z.string(), imagem: z.nullable(image) })),
  /** The one that is being held, or comes next. */
  proximoEncontro: z.strictObject({
    inicio: instant,
    fim: instant,
    /** `YYYY-MM-DDTHH:MM` on the church's own clocks. */
    inicioLocal: z.string(),
  }),
  /** The clock changes this answer then: the meeting is over. */
  proximaMudanca: instant,
})
export type Group = z.infer<typeof groupSchema>

export const groupPointSchema = z.strictObject({ id, nome: text(groupLimits.name), latitude, longitude })
export type GroupPoint = z.infer<typeof groupPointSchema>

export const groupRequestStates = ['PENDENTE', 'ACEITA', 'RECUSADA', 'CANCELADA'] as const
export type GroupRequestState = (typeof groupRequestStates)[number]
const state = z.enum(groupRequestStates)

export const joinRequestAnswerSchema = z.strictObject({ id, situacao: state })

/** Of minors the given name alone. */
const person = { nome: z.string(), sobrenome: z.nullable(z.string()), imagem: z.nullable(image) }
/** As the person wrote it; null unless they chose to show it. */
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
  /** Of who they are to the church. */
  idUsuario: id,
  ...person,
  papel: role,
  telefone: sharedPhone,
  /** Under 18; told to those who lead. */
  flagMenor: z.boolean(),
  desde: instant,
})
export type GroupMember = z.infer<typeof groupMemberSchema>

export const groupChoicesSchema = z.strictObject({
  /** The other members of this group see one's phone number. */
  flagTelefone: z.boolean(),
})
export type GroupChoices = z.infer<typeof groupChoicesSchema>

/** What a group is to whoever is logged in. */
export const participationSchema = z.strictObject({
  papel: z.nullable(role),
  /** May answer requests and see all members: leads or assists, or administers the church. */
  flagLidera: z.boolean(),
  /** The last one that was not taken back; null once it made them a member. */
  solicitacao: z.nullable(z.strictObject({ id, situacao: state, dataCadastro: instant })),
  /** Where it meets: for its members, and for who administers the church. */
  endereco: z.nullable(
    z.strictObject({
      logradouro: z.nullable(text(groupLimits.street)),
      latitude: z.nullable(latitude),
      longitude: z.nullable(longitude),
      /** Of a meeting online. */
      link: z.nullable(z.string()),
    }),
  ),
  escolhas: z.nullable(groupChoicesSchema),
  /** Who leads it, for its members and for who administers the church. */
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
