import { type BibleChoice, bibleChoice } from '@narthex/contract/bible/bible-choice.settings'
import { invalid } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { validate } from '../../../platform/http/validate.ts'
import { type SettingsService, settingsActs } from '../../../platform/resources/settings-acts.ts'
import { listHistory } from '../../audit/history.service.ts'
import { bibleChoiceRecord } from '../translations/bible.records.ts'
import { listReadableTranslations, toTranslation } from '../translations/translations.queries.ts'
import { findChoiceVersion, replaceChoice } from './bible-choice.queries.ts'

/** The translations that the church offers, of all that it may read; without a choice, all of them. */
export const bibleChoiceService: SettingsService<typeof bibleChoice> = {
  record: bibleChoiceRecord,
  subject: ({ escolhidas, padrao }) => ({ escolhidas: escolhidas.join(' '), padrao: padrao ?? '' }),
  async read(work) {
    const readable = await listReadableTranslations(work)
    return {
      escolhidas: readable.filter(({ ordem }) => ordem !== null).map(({ codigo }) => codigo),
      padrao: readable.find(({ padrao }) => padrao)?.codigo ?? null,
      versao: await findChoiceVersion(work),
      traducoes: readable.map((row) => ({ ...toTranslation(row), propria: row.donaIgrejaId !== null })),
    }
  },
  /** Throws VALIDATION for what the church cannot read. */
  async set(work, { versao }, { escolhidas, padrao }) {
    const readable = await listReadableTranslations(work)
    const chosen = escolhidas.map((code) => {
      const named = readable.filter(({ codigo }) => codigo === code)
      const found = named.find(({ donaIgrejaId }) => donaIgrejaId !== null) ?? named[0]
      if (!found) throw invalid([{ path: 'body.escolhidas', message: `There is no translation ${code}` }])
      return { traducaoId: found.id, padrao: code === padrao }
    })
    await replaceChoice(work, chosen, versao + 1)
  },
  history: listHistory,
}

const { replace } = settingsActs(bibleChoice, bibleChoiceService)

/** Sets the choice whatever it was: for seeds and programs. Throws VALIDATION. */
export async function setBibleChoice(call: MemberCall, choice: BibleChoice): Promise<void> {
  await replace(call, validate(bibleChoice.form, choice))
}
