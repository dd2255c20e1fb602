import type { BibleChoice } from '@narthex/contract/bible/bible-office.endpoints'
import { invalid } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { edit } from '../../../platform/work/edit.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { bibleChoiceRecord } from '../translations/bible.records.ts'
import { listReadableTranslations, toTranslation } from '../translations/translations.queries.ts'
import { replaceChoice } from './bible-choice.queries.ts'

export async function getBibleChoice({ inChurch }: ChurchCall) {
  const readable = await inChurch(listReadableTranslations)
  return {
    escolhidas: readable.filter(({ ordem }) => ordem !== null).map(({ codigo }) => codigo),
    padrao: readable.find(({ padrao }) => padrao)?.codigo ?? null,
    traducoes: readable.map((row) => ({ ...toTranslation(row), propria: row.donaIgrejaId !== null })),
  }
}

/** Throws VALIDATION for what the church cannot read, for repeats, and for a default that is none of those chosen. */
export async function setBibleChoice(call: MemberCall, { escolhidas, padrao }: BibleChoice): Promise<void> {
  if (new Set(escolhidas).size < escolhidas.length) throw refused('escolhidas', 'Each translation once')
  if (padrao !== null && !escolhidas.includes(padrao)) throw refused('padrao', 'Not among those chosen')
  const subject = { escolhidas: escolhidas.join(' '), padrao: padrao ?? '' }
  const plan = { act: 'BIBLE_CHOICE_SET', subject, isPublic: true, records: [bibleChoiceRecord()] } as const
  await edit(call, plan, async ({ work }) => {
    const readable = await listReadableTranslations(work)
    const chosen = escolhidas.map((code) => {
      const named = readable.filter(({ codigo }) => codigo === code)
      const found = named.find(({ donaIgrejaId }) => donaIgrejaId !== null) ?? named[0]
      if (!found) throw refused('escolhidas', `There is no translation ${code}`)
      return { traducaoId: found.id, padrao: code === padrao }
    })
    await replaceChoice(work, chosen)
  })
}

const refused = (field: string, message: string) => invalid([{ path: `body.${field}`, message }])
