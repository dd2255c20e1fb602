import type { About } from '@narthex/contract/about'
import type { Endpoint, HandlerInput } from '@narthex/contract/endpoint'
import type {
  AccountId,
  ChatMessageId,
  GroupId,
  JoinRequestId,
  MemberId,
  NoteId,
  PlanSubscriptionId,
  PlaybackId,
  PlayListEntryId,
  PlayProfileId,
  PrayerId,
  PrayerMessageId,
} from '../ids.ts'

/** The id types of what a call can be about. */
interface SubjectIds {
  account: AccountId
  member: MemberId
  group: GroupId
  joinRequest: JoinRequestId
  prayer: PrayerId
  prayerMessage: PrayerMessageId
  chatMessage: ChatMessageId
  note: NoteId
  planSubscription: PlanSubscriptionId
  playListEntry: PlayListEntryId
  playback: PlaybackId
  playProfile: PlayProfileId
}

/** The id type of a field that `about` names; never for any other field. */
type SubjectId<A extends About, Field> = {
  [Subject in keyof SubjectIds]: A extends { readonly [K in Subject]: Field } ? SubjectIds[Subject] : never
}[keyof SubjectIds]

/** Fields that name the kind of their id, in whatever part of a call they are. */
interface FieldIds {
  idUsuario: MemberId
  idCelula: GroupId
  idOracao: PrayerId
  idOracaoMensagem: PrayerMessageId
}

/** The type of a field: an id of what `about` or its own name says, or else what the endpoint declares. */
type BrandedField<A extends About, Field, Value> = [SubjectId<A, Field>] extends [never]
  ? Field extends keyof FieldIds
    ? FieldIds[Field] | Exclude<Value, number>
    : Value
  : SubjectId<A, Field>

type Branded<A extends About, Part> = Part extends object
  ? { readonly [Field in keyof Part]: BrandedField<A, Field, Part[Field]> }
  : Part

/** A handler's input: the ids that the endpoint's `about` or their own field names carry the type of what they name. */
export interface BrandedInput<E extends Endpoint> {
  readonly params: Branded<E['about'], HandlerInput<E>['params']>
  readonly query: Branded<E['about'], HandlerInput<E>['query']>
  readonly body: Branded<'none', HandlerInput<E>['body']>
}
