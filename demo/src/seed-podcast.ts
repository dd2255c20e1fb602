import { storeFile } from '@narthex/api/modules/media/files/files.editing.service'
import { publishEpisode } from '@narthex/api/modules/media/podcast/office/episodes.service'
import { setPodcast } from '@narthex/api/modules/media/podcast/office/show.service'
import type { MemberCall } from '@narthex/api/platform/http/route'
import type { Platform } from '@narthex/api/platform/platform'
import { ringBells } from './bells.ts'
import type { DemoChurch } from './demo-tenant.ts'
import { comingInstant, pastInstant } from './weekly-moment.ts'

/** Creates a church's podcast with its episodes, the oldest first, each with its own audio. */
export async function seedPodcast(
  platform: Platform,
  own: MemberCall,
  { podcast, founding }: Pick<DemoChurch, 'podcast' | 'founding'>,
): Promise<void> {
  if (!podcast) return
  const { episodes, coming, ...show } = podcast
  await setPodcast(platform, own, { ...show, codigo: founding.codigo, idioma: founding.idioma })
  const [now, zone] = [own.clock(), founding.fusoHorario]
  const dated = episodes.map(({ published, ...episode }) => ({ ...episode, at: pastInstant(published, now, zone) }))
  if (coming) dated.push({ ...coming.episode, at: comingInstant(coming.at, now, zone) })
  dated.sort((a, b) => a.at.getTime() - b.at.getTime())
  for (const [index, { at, seconds, titulo, descricao }] of dated.entries()) {
    const sound = ringBells({ seed: own.church.igrejaId * 100 + index, seconds })
    const { endereco, bytes } = await storeFile(platform, own, { name: `${titulo}.wav`, bytes: sound, kind: 'AUDIO' })
    const audio = { audio: endereco, audioTipo: 'audio/wav', audioBytes: bytes, duracaoSegundos: seconds }
    await publishEpisode(own, { ...audio, titulo, descricao, dataPublicacao: at })
  }
}
