import { Outbox } from '@narthex/client/outbox/outbox'
import { addVisitor } from '@narthex/contract/people/people.endpoints'
import { callApi } from './api.ts'

/** A visitor as they were typed. */
export interface TypedVisitor {
  readonly nome: string
  readonly telefone: string | null
  readonly comoChegou: string | null
  readonly anotacao: string | null
  readonly idCongregacao: number | null
  /** The day on which they came, by the church's calendar. */
  readonly visitanteDesde: string
}

/** A visitor with the id that the server gave. */
export interface SentVisitor extends TypedVisitor {
  readonly id?: number
}

/** Visitors that the server does not have yet, by the key that makes each of them one person (decision 0244). */
export const visitorOutbox = new Outbox<SentVisitor, 'refused'>({
  name: 'visitors',
  mark: 'unsentVisitors',
  async send({ id: _, ...visitor }, { names: [chave] }) {
    const { id } = await callApi(addVisitor, { body: { ...visitor, chave: String(chave) } })
    return { ...visitor, id }
  },
  toProblem: () => 'refused',
  // A visitor is typed once.
  rebase: (later) => later,
})
