import type { RecordChange } from '@narthex/contract/audit/history.schemas'
import type { PersonOverview, SimilarPerson } from '@narthex/contract/people/people.endpoints'
import type { OfficePerson } from '@narthex/contract/people/person.resource'

/** The data that the page of a person shows, as far as its reader may see it. */
export interface PersonFile {
  readonly person: OfficePerson
  readonly overview: PersonOverview
  readonly similar: readonly SimilarPerson[]
  /** The newest first. */
  readonly changes: readonly RecordChange[]
}
