import { Outbox } from '@narthex/client/outbox/outbox'
import { mergeBibleMarks } from '@narthex/contract/bible/bible-mark.endpoints'
import type { BibleMark } from '@narthex/contract/bible/bible-mark.schemas'
import { unsentMarks } from '../../../outbox/unsent-marks.ts'
import { callApi } from '../../../session/api.ts'

/** Marks that the server does not have yet, as they were made. Merging is safe to repeat, in any order. */
export const markOutbox = new Outbox<readonly BibleMark[], 'refused', unknown>({
  name: 'bibleMarks',
  mark: unsentMarks.bibleMarks,
  send: (marcas) => callApi(mergeBibleMarks, { body: { marcas: [...marcas] } }),
  toProblem: () => 'refused',
  rebase: (later) => later,
})
