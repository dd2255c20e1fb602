import { storeFile } from '@narthex/api/modules/media/files/files.editing.service'
import { publishWrittenSong } from '@narthex/api/modules/praise/praise.editing.service'
import type { MemberCall } from '@narthex/api/platform/http/route'
import type { Platform } from '@narthex/api/platform/platform'
import type { DemoSong } from './demo-tenant.ts'
import { scorePdf } from './scores/score-pdf.ts'

/** Publishes songs with their texts and printed scores. */
export async function publishSongs(
  platform: Platform,
  own: MemberCall,
  { songs }: { readonly songs: readonly DemoSong[] },
): Promise<void> {
  for (const { scores = [], ...song } of songs) {
    const musicalScore: { name: string; url: string }[] = []
    for (const { name, melody } of scores) {
      const { endereco } = await storeFile(platform, own, { name: `${melody.title}.pdf`, bytes: scorePdf(melody) })
      musicalScore.push({ name, url: endereco })
    }
    await publishWrittenSong(own, { ...song, musicalScore })
  }
}
