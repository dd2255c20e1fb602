import { randomUUID } from 'node:crypto'
import { assembleApp } from '../app.ts'
import { playConteudo } from '../modules/play/play.tables.ts'
import { endWatching, startWatching } from '../modules/play/watching/playbacks/playbacks.service.ts'
import { savePositions } from '../modules/play/watching/positions/positions.service.ts'
import { setPin } from '../modules/play/watching/profiles/pin.service.ts'
import { addProfile } from '../modules/play/watching/profiles/profiles.service.ts'
import { plainVideo, storeMedia } from '../modules/play/watching/testing/play-stage.ts'
import type { MemberCall } from '../platform/http/route.ts'
import { toPlaybackId } from '../platform/ids.ts'
import type { Platform } from '../platform/platform.ts'
import { insertOwn } from '../platform/work/insert-own.ts'
import type { Things } from './seeded-content.ts'

/** The PIN of every account with profiles. */
export const usualPin = '4821'

const start = { perfil: null, passe: null }

/** An open title with a protected video and a preview, which its member has begun; the canary in every text of it. */
export async function seedWatching(platform: Platform, call: MemberCall, canary: string): Promise<Things> {
  const midia = await storeMedia(platform, call, { 'video.mp4': plainVideo() })
  const preview = await storeMedia(platform, call, { 'video.mp4': plainVideo() })
  const id = await call.inChurch((work) =>
    insertOwn(work, playConteudo, {
      tipo: 'FILME',
      titulo: canary,
      descricao: canary,
      acesso: 'ABERTO',
      idioma: 'pt',
      palestrantes: [canary],
      capitulos: [],
      legendas: [],
      anexos: [{ nome: canary, url: `https://example.org/${canary}` }],
      servico: 'PROTEGIDO',
      midiaId: midia,
      previaMidiaId: preview,
      flagDestaque: false,
      situacao: 'PUBLICADO',
      dataPublicacao: new Date('2000-01-01T12:00:00Z'),
      alteradoEm: work.now,
    }),
  )
  await keepProfile(platform, call, canary)
  await startWatching(assembleApp(platform).needs, call, {
    ...start,
    chave: randomUUID(),
    idConteudo: id,
    aparelho: canary,
  })
  const { reproducao } = await startWatching(assembleApp(platform).needs, call, {
    ...start,
    chave: randomUUID(),
    idConteudo: id,
    aparelho: canary,
  })
  await endWatching(call, toPlaybackId(String(reproducao)), {
    segundos: 0,
    flagConcluido: true,
  })
  const position = { idConteudo: id, segundos: 95, flagVisto: false, vistoEm: '2026-01-01T12:00:00Z' }
  await savePositions(call, { perfil: null, posicoes: [position] })
  return {
    startWatching: { idConteudo: id },
    openTitle: { id },
    openPreview: { id },
    markWatched: { conteudo: id },
    listPositions: { conteudos: String(id) },
    getPlayMedia: { midia },
    removePlayMedia: { midia },
  }
}

async function keepProfile(platform: Platform, call: MemberCall, nome: string): Promise<string> {
  await setPin(platform, call, { pin: usualPin, pinAtual: usualPin, senha: null })
  const chave = randomUUID()
  await addProfile(call, { chave, nome: nome.slice(0, 40), idadeMaxima: 10, pin: usualPin })
  return chave
}

export interface OwnWatching {
  readonly playbackId: string
  readonly playProfileId: string
}

/** A child's profile of a member. */
export async function keepChild(platform: Platform, call: MemberCall, nome: string) {
  return { playProfileId: await keepProfile(platform, call, nome) }
}

/** Starts a playback on a device of a member. */
export async function keepPlayback(
  platform: Platform,
  call: MemberCall,
  { shown, text }: { readonly shown: Things; readonly text: string },
) {
  const idConteudo = Number(shown.startWatching?.idConteudo)
  const begun = { ...start, chave: randomUUID(), idConteudo, aparelho: text }
  return { playbackId: (await startWatching(assembleApp(platform).needs, call, begun)).reproducao }
}
