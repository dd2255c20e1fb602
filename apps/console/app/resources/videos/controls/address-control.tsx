import { showMessage } from '@narthex/client/calls/status-store'
import { ApiError } from '@narthex/contract/client'
import { videoSourceAt } from '@narthex/contract/media/video-address'
import { readVideoFacts } from '@narthex/contract/media/videos-office.endpoints'
import type { VideoSource } from '@narthex/contract/media/watch-address'
import { useDeferredValue, useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../../components/buttons.ts'
import { useFailure } from '../../../components/use-failure.ts'
import { FileField } from '../../../resource/form/controls/file-control.tsx'
import { useEditorForm } from '../../../resource/form/editor-form.ts'
import { fieldProps, type WidgetProps } from '../../../resource/form/widgets/widget.ts'
import { callApi } from '../../../session/api.ts'
import { useOfficeSession } from '../../../session/office.ts'

/** The address of a video, the film that it means, and what its service tells of it. */
export function AddressControl(props: WidgetProps) {
  const t = useTranslations('consoleVideoFields.endereco')
  const address = typeof props.value === 'string' ? props.value : ''
  const source = videoSourceAt(useDeferredValue(address))
  return (
    <div className="grid gap-3">
      <FileField
        {...fieldProps(props)}
        kind="VIDEO"
        value={address}
        onChange={(next) => props.onChange(next === '' ? props.field.empty : next)}
      />
      {source && <Film source={source} />}
      {source?.codigo && <FillIn key={source.codigo} address={address} service={source.servico} />}
      {!source && address !== '' && <p className="text-sm text-muted">{t('unknown')}</p>}
    </div>
  )
}

/** The film as the church’s site plays it, in a frame of that site: the office itself loads nothing of other services. */
function Film({ source }: { source: VideoSource }) {
  const t = useTranslations('consoleVideoFields.endereco')
  const { igreja } = useOfficeSession()
  const query = new URLSearchParams({
    service: services[source.servico],
    [source.codigo ? 'code' : 'url']: source.codigo ?? source.url,
  })
  return (
    <iframe
      src={`${igreja.site}/embed/player?${query}`}
      title={t('film')}
      sandbox="allow-scripts allow-same-origin allow-presentation"
      allow="fullscreen; encrypted-media"
      loading="lazy"
      className="aspect-video w-full max-w-lg rounded-card border-0 bg-sunken"
    />
  )
}

const services = { YOUTUBE: 'youtube', VIMEO: 'vimeo', ARQUIVO: 'file', HLS: 'hls' } as const
const named = { YOUTUBE: 'YouTube', VIMEO: 'Vimeo' } as const

/** Fills in what the form lacks and the service of the film tells: title, description, length and picture. */
function FillIn({ address, service }: { address: string; service: keyof typeof named }) {
  const t = useTranslations('consoleVideoFields.endereco')
  const failureText = useFailure()
  const { form } = useEditorForm().valid
  const [isBusy, setBusy] = useState(false)
  const fill = async () => {
    setBusy(true)
    try {
      const facts = await callApi(readVideoFacts, { body: { endereco: address } })
      const lacking = Object.entries(facts).filter(([name, value]) => value !== null && !form.getValues(name))
      for (const [name, value] of lacking) form.setValue(name, value, { shouldDirty: true })
      showMessage('GLOBAL', { tone: 'success', text: t(lacking.length > 0 ? 'filled' : 'nothingNew') })
    } catch (error) {
      const isUnknown = error instanceof ApiError && error.code === 'NOT_FOUND'
      showMessage('GLOBAL', { tone: 'danger', text: isUnknown ? t('notTold') : failureText(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <button type="button" disabled={isBusy} className={`${toolClass('quiet')} w-fit`} onClick={() => void fill()}>
      {t(isBusy ? 'filling' : 'fill', { service: named[service] })}
    </button>
  )
}
