import { useLoaded } from '@narthex/client/data/use-loaded'
import { listVideoNames } from '@narthex/contract/media/videos-office.endpoints'
import { TextField } from '@narthex/ui/text-field'
import { useId } from 'react'
import { fieldProps, type WidgetProps } from '../../../resource/form/widgets/widget.ts'
import { callApi } from '../../../session/api.ts'

/** Makes the control of a name that videos share: those that there are, or a new one. */
const nameControl = (names: 'series' | 'pregadores') =>
  function NameControl(props: WidgetProps) {
    const { value, onChange, field } = props
    const id = useId()
    const known = useLoaded('video names', () => callApi(listVideoNames, {}))
    return (
      <>
        <TextField
          {...fieldProps(props)}
          list={id}
          autoComplete="off"
          maxLength={field.max}
          value={String(value ?? '')}
          onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? field.empty : currentTarget.value)}
        />
        <datalist id={id}>
          {known.state === 'ready' && known.value[names].map(({ nome }) => <option key={nome} value={nome} />)}
        </datalist>
      </>
    )
  }

export const SeriesControl = nameControl('series')
export const SpeakerControl = nameControl('pregadores')
