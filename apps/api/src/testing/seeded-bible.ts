import { setDailyVerse } from '../modules/bible/daily/daily-verse.service.ts'
import { mergeOwnMarks } from '../modules/bible/marks/marks.service.ts'
import { setBibleChoice } from '../modules/bible/office/bible-choice.service.ts'
import { importMadeUp } from '../modules/bible/testing/set-up-bible.ts'
import type { MemberCall } from '../platform/http/route.ts'
import type { Platform } from '../platform/platform.ts'

/** The translation that all seeded churches share. */
export async function seedTranslation(platform: Platform): Promise<void> {
  await importMadeUp(platform)
}

/** A translation of the church's own with the canary in every verse, its choice, a verse of a day, and marks. */
export async function seedBible(platform: Platform, call: MemberCall, canary: string): Promise<void> {
  await importMadeUp(platform, { codigo: 'propria', nome: canary, books: ['Jude'], word: canary }, call.church)
  await setBibleChoice(call, { escolhidas: ['ensaio', 'propria'], padrao: 'ensaio' })
  await setDailyVerse(call, '2099-01-01', 'Jude.1.1')
  const mark = { livro: 'Jude', capitulo: 1, versiculo: 1, alteradaEm: '2026-01-01T12:00:00Z', ativo: true } as const
  await mergeOwnMarks(call, [
    { ...mark, tipo: 'DESTAQUE', cor: 'AZUL' },
    { ...mark, tipo: 'FAVORITO', cor: null },
  ])
}
