import { useLoaded } from '@narthex/client/data/use-loaded'
import { channelNamePattern } from '@narthex/contract/chat/chat-values'
import { videoSourceAt } from '@narthex/contract/media/video-address'
import { listSongs } from '@narthex/contract/praise/song.endpoints'
import { listOfficePlans } from '@narthex/contract/reading-plans/reading-plan.endpoints'
import { SelectField } from '@narthex/ui/select-field'
import { TextField } from '@narthex/ui/text-field'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useTypedTerm } from '../../../components/use-typed-term.ts'
import { callApi } from '../../../session/api.ts'
import { useOfficeSession } from '../../../session/office.ts'
import { type EmbedView, toEmbedPath } from './embed-code.ts'

export interface ViewChoiceProps {
  /** Called with the view as it is chosen; undefined while something of it is missing. */
  readonly onChange: (view: EmbedView | undefined) => void
}

const usualChannel = 'geral'
const frameHeight = 640

/** Tells of a view whenever its path becomes another one. */
function useView({ onChange }: ViewChoiceProps, path: string | undefined, rest: Omit<EmbedView, 'path'>): void {
  const give = useEffectEvent(() => onChange(path === undefined ? undefined : { path, ...rest }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: it gives the path that it waits for
  useEffect(() => give(), [path, rest.title])
}

/** The colour of the church, as addresses of views have it. */
const useColour = () => useOfficeSession().igreja.corApp.replace('#', '')

export function ChatChoice(props: ViewChoiceProps) {
  const t = useTranslations('consoleEmbedding.code')
  const [channel, setChannel] = useState(usualChannel)
  const embedColor = useColour()
  const isName = channelNamePattern.test(channel)
  const path = isName ? toEmbedPath('/embed/chat', { channel, embedColor }) : undefined
  useView(props, path, { title: t('titles.chat'), height: frameHeight })
  return (
    <TextField
      label={t('channel')}
      hint={t('channelHint')}
      error={isName ? undefined : t('channelWrong')}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={60}
      value={channel}
      onChange={({ currentTarget }) => setChannel(currentTarget.value.trim())}
    />
  )
}

export function PlayerChoice(props: ViewChoiceProps) {
  const t = useTranslations('consoleEmbedding.code')
  const [address, setAddress] = useState('')
  const url = address.trim()
  const isVideo = videoSourceAt(url) !== undefined
  const path = isVideo ? toEmbedPath('/embed/player', { url }) : undefined
  useView(props, path, { title: t('titles.player'), height: undefined })
  return (
    <TextField
      label={t('video')}
      hint={t('videoHint')}
      error={url === '' || isVideo ? undefined : t('videoWrong')}
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={2048}
      value={address}
      onChange={({ currentTarget }) => setAddress(currentTarget.value)}
    />
  )
}

/** As many songs as one answer has. */
const maxSongs = '100'

export function SongChoice(props: ViewChoiceProps) {
  const t = useTranslations('consoleEmbedding.code')
  const { igreja } = useOfficeSession()
  const embedColor = useColour()
  const [term, setTerm] = useState('')
  const { typed, type } = useTypedTerm(term, setTerm)
  const [praiseId, setSong] = useState('')
  const q = term.trim()
  const songs = useLoaded(`songs ${q}`, async () => {
    const query = { limit: maxSongs, ...(q && { q }) } as never
    return (await callApi(listSongs, { params: { slug: igreja.slug }, query })).itens
  })
  const found = songs.state === 'ready' ? songs.value : []
  const song = found.find(({ id }) => String(id) === praiseId)
  const path = song ? toEmbedPath('/embed/praise', { praiseId, embedColor }) : undefined
  useView(props, path, { title: song?.title ?? '', height: frameHeight })
  return (
    <>
      <TextField
        label={t('songTerm')}
        optional={t('optional')}
        maxLength={100}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <SelectField
        label={t('song')}
        hint={songs.state === 'failed' ? t('failed') : songs.state === 'ready' && found.length === 0 && t('noSongs')}
        placeholder={songs.state === 'loading' ? t('loading') : t('choose')}
        options={found.map(({ id, title }) => ({ value: String(id), label: title }))}
        value={song ? praiseId : ''}
        onChange={({ currentTarget }) => setSong(currentTarget.value)}
      />
    </>
  )
}

export function PlanChoice(props: ViewChoiceProps) {
  const t = useTranslations('consoleEmbedding.code')
  const embedColor = useColour()
  const [plan, setPlan] = useState('')
  const plans = useLoaded('plans to embed', () => callApi(listOfficePlans, {}))
  const shown = plans.state === 'ready' ? plans.value.filter(({ flagPublicado }) => flagPublicado) : []
  const chosen = shown.find(({ uuid }) => uuid === plan)
  const view = chosen ? `/embed/reading-plans/${chosen.uuid}` : '/embed/reading-plans/list'
  const path = toEmbedPath(view, { planName: chosen?.nome, embedColor })
  useView(props, path, { title: chosen?.nome ?? t('titles.plans'), height: frameHeight })
  return (
    <SelectField
      label={t('plan')}
      hint={plans.state === 'failed' ? t('failed') : undefined}
      options={[{ value: '', label: t('allPlans') }, ...shown.map(({ uuid, nome }) => ({ value: uuid, label: nome }))]}
      value={plan}
      onChange={({ currentTarget }) => setPlan(currentTarget.value)}
    />
  )
}
