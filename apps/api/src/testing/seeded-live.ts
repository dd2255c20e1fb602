import { randomUUID } from 'node:crypto'
import { assembleApp } from '../app.ts'
import { sampleAudience } from '../modules/live/audience/audience.service.ts'
import { addMoment, setMomentOpen } from '../modules/live/moments/moments.service.ts'
import { respondToMoment } from '../modules/live/moments/responses.service.ts'
import { addBroadcast } from '../modules/live/office/broadcast-office.service.ts'
import { setOutline } from '../modules/live/outline/outline.service.ts'
import { remindOfBroadcast } from '../modules/live/reminders/reminders.service.ts'
import { setBroadcastState } from '../modules/live/states/states.service.ts'
import { setBroadcastSettings } from '../modules/live/weekly/broadcast-settings.service.ts'
import type { MemberCall } from '../platform/http/route.ts'
import type { Platform } from '../platform/platform.ts'
import type { Things } from './seeded-content.ts'

/** Nothing with this id is there. */
const none = 2_000_000_000

/** A broadcast that is live, with an outline, a moment and a response, and one to come, with the canary in every text. */
export async function seedLive(platform: Platform, call: MemberCall, canary: string): Promise<Things> {
  const needs = assembleApp(platform).needs
  const planned = {
    titulo: canary,
    descricao: canary,
    imagem: null,
    sala: canary,
    idioma: 'pt',
    urlReprise: null,
    chatAbreMinutos: 30,
    chatFechaMinutos: 15,
    flagAutomatica: false,
    fonte: { tipo: 'SIMULADA' as const, endereco: `/media/${canary}.mp4`, duracaoSegundos: 60, flagRepete: true },
  }
  const live = { inicio: '2099-01-01T12:00:00Z', fim: '2099-01-01T14:00:00Z' }
  const coming = { inicio: '2099-01-08T12:00:00Z', fim: '2099-01-08T14:00:00Z' }
  const { id } = await addBroadcast(needs, call, { ...planned, ...live })
  const { id: comingId } = await addBroadcast(needs, call, { ...planned, ...coming })
  await setBroadcastState(needs, call, id, { estado: 'AO_VIVO', versao: 1 })
  const [line] = await setOutline(call, id, { linhas: [{ texto: `[[${canary}]]` }] })
  const momentoId = await addMoment(call, id, { tipo: 'CARTAO', titulo: canary, texto: canary })
  const place = { broadcastId: id, id: momentoId }
  await setMomentOpen(call, place, true)
  const cartao = { nome: canary, email: `${canary}@example.org`, mensagem: canary }
  await respondToMoment(needs, call, place, { chave: randomUUID(), cartao })
  await remindOfBroadcast(call, comingId)
  await sampleAudience(needs, call, id)
  const { fonte, chatAbreMinutos, chatFechaMinutos, flagAutomatica } = planned
  const imagem = `/media/${canary}.jpg`
  await setBroadcastSettings(needs, call, { fonte, imagem, chatAbreMinutos, chatFechaMinutos, flagAutomatica })
  return {
    ...Object.fromEntries(ofLive.map((name) => [name, { id, momentoId, linhaId: line?.id ?? none }])),
    ...Object.fromEntries(ofComing.map((name) => [name, { id: comingId }])),
    ...Object.fromEntries(removals.map((name) => [name, { id: none }])),
  }
}

const ofLive = [
  'getBroadcast',
  'getBroadcastNow',
  'getBroadcastCalendar',
  'getPlannedBroadcast',
  'editBroadcast',
  'setBroadcastState',
  'getBroadcastStatistics',
  'respondToMoment',
  'releaseOutlineLine',
  'addMoment',
  'setMomentOpen',
  'listConnectCards',
]
const ofComing = ['getBroadcastReminder', 'remindOfBroadcast', 'forgetBroadcastReminder', 'setOutline']
const removals = ['removeBroadcast', 'removeMoment', 'removeConnectCard']
