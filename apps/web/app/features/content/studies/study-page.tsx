import type { StudyPage as StudyData } from '@narthex/contract/content/study.schemas'
import type { ItemData } from '../item-data.ts'
import { MembersStudy } from './members-study.tsx'
import { StudyReading } from './study-reading.tsx'

/** A study: to read, or a request to log in. */
export function StudyPage({ item, listName }: Pick<ItemData<StudyData>, 'item' | 'listName'>) {
  return item.flagRestrito ? (
    <MembersStudy item={item} listName={listName} />
  ) : (
    <StudyReading item={item} listName={listName} />
  )
}
