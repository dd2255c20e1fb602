import { minuteMs } from '@narthex/contract/durations'
import type { LiveSourceOnWire } from '@narthex/contract/live/broadcast.schemas'
import { replayOfSource } from '@narthex/contract/live/live-source'
import type { BroadcastState } from '@narthex/contract/live/live-states'
import { videoSourceAt } from '@narthex/contract/media/video-address'
import type { VideoSource } from '@narthex/contract/media/watch-address'

/** Cause of a change of state: the clock, the source, or staff. */
export type Cause = 'RELOGIO' | 'FONTE' | 'EQUIPE'

/** Every way from one state to another, and who may take it. */
export const transitions: Readonly<
  Record<BroadcastState, Readonly<Partial<Record<BroadcastState, readonly Cause[]>>>>
> = {
  AGENDADA: { ABERTA: ['RELOGIO', 'EQUIPE'], AO_VIVO: ['EQUIPE'], CANCELADA: ['EQUIPE'] },
  // Back to AGENDADA where staff move its start.
  ABERTA: {
    AGENDADA: ['RELOGIO', 'EQUIPE'],
    AO_VIVO: ['RELOGIO', 'FONTE', 'EQUIPE'],
    ENCERRADA: ['RELOGIO', 'EQUIPE'],
    CANCELADA: ['EQUIPE'],
  },
  AO_VIVO: { ABERTA: ['EQUIPE'], ENCERRADA: ['RELOGIO', 'FONTE', 'EQUIPE'] },
  ENCERRADA: { AO_VIVO: ['EQUIPE'], REPRISE: ['RELOGIO', 'EQUIPE'] },
  REPRISE: { ENCERRADA: ['EQUIPE'] },
  CANCELADA: { AGENDADA: ['EQUIPE'] },
}

export const canMove = (from: BroadcastState, to: BroadcastState, by: Cause): boolean =>
  transitions[from][to]?.includes(by) ?? false

/** Services run over: so long no one has to extend them. */
export const graceMs = 15 * minuteMs
/** A stream that breaks off comes back: only then is it over before its time. */
export const silenceMs = 10 * minuteMs
/** Maximum overrun, for sources that never report an end and services that no one ended. */
export const longestOverrunMs = 6 * 60 * minuteMs

/** Fields of a broadcast that determine its state. */
export interface BroadcastFacts {
  readonly estado: BroadcastState
  readonly inicio: Date
  readonly fim: Date
  readonly abreEm: Date
  readonly chatFechaMinutos: number
  readonly flagAutomatica: boolean
  readonly fonte: LiveSourceOnWire | null
  readonly repriseUrl: string | null
  /** Last answer of the source; null if it does not tell. */
  readonly fonteAoVivo: boolean | null
  readonly fonteForaDesde: Date | null
  readonly encerradaEm: Date | null
}

export interface Transition {
  readonly to: BroadcastState
  readonly by: Cause
  /** Due moment, kept even if the process is late, so that all viewers see the same second of a simulated broadcast. */
  readonly at: Date
}

/** The source of the replay; undefined if there is none. */
export function findReplay({
  repriseUrl,
  fonte,
}: Pick<BroadcastFacts, 'repriseUrl' | 'fonte'>): VideoSource | undefined {
  return repriseUrl === null ? (fonte ? replayOfSource(fonte) : undefined) : videoSourceAt(repriseUrl)
}

/** The next change of state that the clock or the source causes at some time, as far as it can be said now. */
function nextTransition(broadcast: BroadcastFacts): Transition | undefined {
  const { estado, abreEm, fim } = broadcast
  if (estado === 'AGENDADA') return { to: 'ABERTA', by: 'RELOGIO', at: abreEm }
  if (estado === 'ABERTA')
    return earliest(beginning(broadcast), { to: 'ENCERRADA', by: 'RELOGIO', at: after(fim, graceMs) })
  if (estado === 'AO_VIVO') return ending(broadcast)
  if (estado === 'ENCERRADA' && findReplay(broadcast)) return { to: 'REPRISE', by: 'RELOGIO', at: chatEnd(broadcast) }
  return undefined
}

/** A source that says that it is not live is waited for; one that does not tell begins on time. */
function beginning({ flagAutomatica, fonte, fonteAoVivo, abreEm, inicio }: BroadcastFacts): Transition | undefined {
  if (!flagAutomatica || !fonte || fonteAoVivo === false) return undefined
  return fonteAoVivo ? { to: 'AO_VIVO', by: 'FONTE', at: abreEm } : { to: 'AO_VIVO', by: 'RELOGIO', at: inicio }
}

function ending({ flagAutomatica, fonteAoVivo, fonteForaDesde, fim }: BroadcastFacts): Transition {
  const to = 'ENCERRADA'
  const last = after(fim, longestOverrunMs)
  if (!flagAutomatica || fonteAoVivo === true) return { to, by: 'RELOGIO', at: last }
  if (fonteAoVivo === false && fonteForaDesde) {
    // After its planned end a stream that stops is over at once.
    const silent = after(fonteForaDesde, silenceMs)
    const at = silent < fim ? silent : latest(fonteForaDesde, fim)
    return { to, by: 'FONTE', at: at < last ? at : last }
  }
  return { to, by: 'RELOGIO', at: after(fim, graceMs) }
}

/** The change of state that is due; undefined where there is none. */
export function dueTransition(broadcast: BroadcastFacts, now: Date): Transition | undefined {
  // Its start was moved: it is no longer time.
  if (broadcast.estado === 'ABERTA' && now < broadcast.abreEm) return { to: 'AGENDADA', by: 'RELOGIO', at: now }
  const next = nextTransition(broadcast)
  return next && next.at <= now ? next : undefined
}

/** The next moment at which the clock checks the broadcast; undefined if only people change its state. */
export function nextTurn(broadcast: BroadcastFacts, now: Date): Date | undefined {
  const next = nextTransition(broadcast)
  return next && latest(next.at, now)
}

const untold = { fonteAoVivo: null, fonteForaDesde: null, fonteMarca: null }

/** Fields that a change of state writes. */
export function stateChange(
  { to, by, at }: Transition,
  { abreEm, encerradaEm }: Pick<BroadcastFacts, 'abreEm' | 'encerradaEm'>,
) {
  if (to === 'ENCERRADA' || to === 'REPRISE') return { ...untold, estado: to, encerradaEm: encerradaEm ?? at }
  const begun = { estado: to, iniciadaEm: to === 'AO_VIVO' ? at : null, encerradaEm: null }
  if (to === 'AO_VIVO') return { ...begun, abreEm: by === 'EQUIPE' && at < abreEm ? at : abreEm }
  return { ...untold, ...begun, abreEm: by === 'EQUIPE' && to === 'ABERTA' && at < abreEm ? at : abreEm }
}

/** Applies all due transitions in order, as one change; undefined if none is due. */
export function settleBroadcast(
  broadcast: BroadcastFacts,
  now: Date,
): Partial<ReturnType<typeof stateChange>> | undefined {
  let change: Partial<ReturnType<typeof stateChange>> | undefined
  let facts = broadcast
  for (let due = dueTransition(facts, now); due; due = dueTransition(facts, now)) {
    const step = stateChange(due, facts)
    change = { ...change, ...step }
    facts = { ...facts, ...step }
  }
  return change
}

/** Closing moment of the chat, some minutes after the actual or planned end; null while it is open. */
export function findChatEnd(broadcast: BroadcastFacts): Date | null {
  const { estado, fim, chatFechaMinutos } = broadcast
  if (estado === 'AO_VIVO') return null
  if (estado === 'ENCERRADA' || estado === 'REPRISE') return chatEnd(broadcast)
  return after(fim, graceMs + chatFechaMinutos * minuteMs)
}

const chatEnd = ({ encerradaEm, fim, chatFechaMinutos }: BroadcastFacts) =>
  after(encerradaEm ?? fim, chatFechaMinutos * minuteMs)

const after = (moment: Date, ms: number) => new Date(moment.getTime() + ms)
const latest = (one: Date, other: Date) => (one > other ? one : other)
const earliest = (one: Transition | undefined, other: Transition) => (one && one.at <= other.at ? one : other)
