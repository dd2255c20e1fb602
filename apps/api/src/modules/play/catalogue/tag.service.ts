import { type GivenTag, playTag } from '@narthex/contract/play/tag.resource'
import type { MemberCall } from '../../../platform/http/route.ts'
import { validate } from '../../../platform/http/validate.ts'
import { resourceActs } from '../../../platform/resources/resource-acts.ts'
import type { ResourceService } from '../../../platform/resources/resource-service.ts'
import { listHistory } from '../../audit/history.service.ts'
import { tagRecord } from './catalogue.records.ts'
import { tagColumns } from './tag.columns.ts'
import { countTags, deleteTag, findTag, insertTag, listTags, updateTag } from './tag.queries.ts'

type HeldTag = NonNullable<Awaited<ReturnType<ReturnType<typeof tagRecord>['find']>>>

/** The shelves of Play. */
export const tagService: ResourceService<typeof playTag, HeldTag> = {
  record: tagRecord,
  subject: 'tag',
  read: findTag,
  list: { columns: tagColumns, rows: listTags, count: countTags },
  add: insertTag,
  set: updateTag,
  remove: deleteTag,
  history: listHistory,
}

export const { add: addPlayTag, set: changePlayTag, remove: removePlayTag } = resourceActs(playTag, tagService)

/** Adds a tag and gives its id. */
export async function publishTag(call: MemberCall, given: GivenTag): Promise<number> {
  const { id } = await addPlayTag(call, validate(playTag.form, given))
  return id
}
