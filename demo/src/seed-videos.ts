import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { storeFile } from '@narthex/api/modules/media/files/files.editing.service'
import { publishVideo } from '@narthex/api/modules/media/videos/videos.editing.service'
import type { MemberCall } from '@narthex/api/platform/http/route'
import type { Platform } from '@narthex/api/platform/platform'
import type { DemoChurch, DemoVideo } from './demo-tenant.ts'
import { comingInstant, pastInstant } from './weekly-moment.ts'

/** Rendered for the demo by `e2e/clips/render-clip.ts`: moving light through stained glass. */
const clip = { path: join(import.meta.dirname, 'clips/light.webm'), seconds: 30 }
/** The length of the film. */
export const clipSeconds = clip.seconds

/** Creates a church's videos; all use the same clip. */
export async function seedVideos(
  platform: Platform,
  own: MemberCall,
  { videos, founding }: Pick<DemoChurch, 'videos' | 'founding'>,
): Promise<void> {
  if (!videos) return
  const film = await storeFilm(platform, own)
  const [now, zone] = [own.clock(), founding.fusoHorario]
  const dated = videos.map((video) => ({
    video,
    at: 'coming' in video.out ? comingInstant(video.out.coming, now, zone) : pastInstant(video.out.past, now, zone),
  }))
  dated.sort((a, b) => a.at.getTime() - b.at.getTime())
  for (const { at, video } of dated) {
    const { out: _, said, ...written } = video
    const legendas = said ? [await storeCaptions(platform, own, founding.idioma, said)] : []
    await publishVideo(own, {
      ...written,
      legendas,
      endereco: film,
      duracaoSegundos: clip.seconds,
      dataPublicacao: at,
    })
  }
}

/** The address of the film, which a church's media library has once. */
export async function storeFilm(platform: Platform, own: MemberCall): Promise<string> {
  const bytes = new Uint8Array(await readFile(clip.path))
  return (await storeFile(platform, own, { name: 'light.webm', bytes, kind: 'VIDEO' })).endereco
}

async function storeCaptions(
  platform: Platform,
  own: MemberCall,
  idioma: string,
  said: NonNullable<DemoVideo['said']>,
) {
  const moment = (second: number) => `00:00:${String(second).padStart(2, '0')}.000`
  const cues = said.map(([from, to, text]) => `${moment(from)} --> ${moment(to)}\n${text}`)
  const bytes = new TextEncoder().encode(`WEBVTT\n\n${cues.join('\n\n')}\n`)
  const { endereco } = await storeFile(platform, own, { name: `${idioma}.vtt`, bytes, kind: 'LEGENDA' })
  return { idioma, url: endereco }
}
