import { type VideoChannel, videoChannel } from '@narthex/contract/media/video-channel.settings'
import { conflict } from '../../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../../platform/http/route.ts'
import { type SettingsService, settingsActs } from '../../../../platform/resources/settings-acts.ts'
import type { ChurchWork } from '../../../../platform/work/church-work.ts'
import { edit } from '../../../../platform/work/edit.ts'
import { listHistory } from '../../../audit/history.service.ts'
import { enqueueReading } from './channel.jobs.ts'
import { findChannel, lockChannel, updateChannel, upsertChannel } from './channel.queries.ts'
import { channelRecord } from './channel.records.ts'
import type { ChannelRow } from './channel.tables.ts'

/** Channel of a church that never named one. */
const noChannel: Omit<ChannelRow, 'igrejaId'> = {
  endereco: null,
  serie: null,
  flagPublicar: false,
  flagAtivo: true,
  versao: 0,
  feed: null,
  etag: null,
  modificadoEm: null,
  proximaEm: null,
  tentadaEm: null,
  lidaEm: null,
  encontrados: 0,
  adicionados: 0,
  falhas: 0,
  erro: null,
}

/** Facts of readings of another channel than the one that is read from now on. */
const notYetRead = {
  feed: null,
  etag: null,
  modificadoEm: null,
  tentadaEm: null,
  lidaEm: null,
  encontrados: 0,
  adicionados: 0,
  falhas: 0,
  erro: null,
}

const readSettings = async (work: ChurchWork) => toChannel((await findChannel(work)) ?? noChannel, work.now)

/** The channel whose films are read in. One that is set or switched on is read at once. */
export const channelService: SettingsService<typeof videoChannel> = {
  record: channelRecord,
  read: readSettings,
  async set(work, before, form) {
    const isOther = before.endereco !== form.endereco
    const isRead = form.flagAtivo && form.endereco !== null
    const beginsNow = isRead && (isOther || !before.flagAtivo)
    const proximaEm = beginsNow ? { proximaEm: work.now } : isRead ? {} : { proximaEm: null }
    await upsertChannel(work, { ...form, ...proximaEm, ...(isOther && notYetRead) })
    if (beginsNow) await enqueueReading(work, work.now)
  },
  history: listHistory,
}

export const { replace: replaceChannel } = settingsActs(videoChannel, channelService)

/** Has the channel read now. A reading that is under way is the one that was asked for. CONFLICT where none is read. */
export function askReading(call: MemberCall): Promise<VideoChannel> {
  return edit(call, { act: 'VIDEO_CHANNEL_ASKED', isPublic: false }, async ({ work, unchanged }) => {
    const channel = await lockChannel(work)
    if (!channel?.flagAtivo || channel.endereco === null) throw conflict('No channel is read.')
    if (isReading(channel, work.now)) return unchanged(toChannel(channel, work.now))
    await updateChannel(work, { proximaEm: work.now })
    await enqueueReading(work, work.now)
    return readSettings(work)
  })
}

const isReading = ({ proximaEm }: Pick<ChannelRow, 'proximaEm'>, now: Date) => proximaEm !== null && proximaEm <= now

function toChannel(row: Omit<ChannelRow, 'igrejaId'>, now: Date): VideoChannel {
  const { endereco, serie, flagPublicar, flagAtivo, versao, encontrados, adicionados, falhas, erro } = row
  const moment = (at: Date | null) => at?.toISOString() ?? null
  const leitura = {
    flagLendo: isReading(row, now),
    tentadaEm: moment(row.tentadaEm),
    lidaEm: moment(row.lidaEm),
    proximaEm: moment(row.proximaEm),
    encontrados,
    adicionados,
    falhas,
    erro,
  }
  return { endereco, serie, flagPublicar, flagAtivo, versao, leitura }
}
