import type { About } from '@narthex/contract/about'
import type { Endpoint, HandlerInput } from '@narthex/contract/endpoint'
import type { AccountId, MemberId } from '../ids.ts'

/** The id types of what a call can be about. */
interface SubjectIds {
  account: AccountId
  member: MemberId
}

/** The id type of a field that `about` names; never for any other field. */
type SubjectId<A extends About, Field> = {
  [Subject in keyof SubjectIds]: A extends { readonly [K in Subject]: Field } ? SubjectIds[Subject] : never
}[keyof SubjectIds]

type Branded<A extends About, Part> = Part extends object
  ? { readonly [Field in keyof Part]: [SubjectId<A, Field>] extends [never] ? Part[Field] : SubjectId<A, Field> }
  : Part

/** A handler's input: the ids that the endpoint's `about` names carry the type of what they name. */
export interface BrandedInput<E extends Endpoint> {
  readonly params: Branded<E['about'], HandlerInput<E>['params']>
  readonly query: Branded<E['about'], HandlerInput<E>['query']>
  readonly body: HandlerInput<E>['body']
}
