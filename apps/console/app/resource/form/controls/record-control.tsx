import { useLoaded } from '@narthex/client/data/use-loaded'
import type { Endpoint } from '@narthex/contract/endpoint'
import { SelectField } from '@narthex/ui/select-field'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { PlaceName } from '../../../navigation/places.ts'
import { callApi } from '../../../session/api.ts'
import type { OfficeRecord } from '../../console-resource.ts'
import { listPath, newId, recordPath } from '../../kind-paths.ts'
import { fieldProps, type WidgetProps } from '../widgets/widget.ts'

interface OtherKind {
  /** The call that lists its records. */
  readonly list: Endpoint
  readonly place: PlaceName
  readonly nameOf: (record: OfficeRecord) => string
}

/** The largest number of records that one answer holds. */
const maxListed = '200'

/** Makes the control that chooses one record of another kind by its name: a course for a lesson. Its value is the id. */
export function recordControl({ list, place, nameOf }: OtherKind) {
  return function RecordControl(props: WidgetProps) {
    const t = useTranslations('consoleWidgets.record')
    const { value, onChange, field, hint } = props
    const records = useLoaded(`choose ${place}`, async () => {
      const query = { limit: maxListed } as never
      const { itens } = (await callApi(list, { query })) as unknown as { readonly itens: readonly OfficeRecord[] }
      return itens
    })
    const known = records.state === 'ready' ? records.value : []
    const options = known.map((record) => ({ value: String(record.id), label: nameOf(record) }))
    const chosen = typeof value === 'number' ? String(value) : ''
    const isListed = chosen === '' || options.some((option) => option.value === chosen)
    const rest = isListed ? [] : [{ value: chosen, label: records.state === 'loading' ? '…' : t('unknown') }]
    const none = records.state === 'ready' && known.length === 0 && (
      <Link to={recordPath({ place }, newId)} className="underline underline-offset-4">
        {t('add')}
      </Link>
    )
    return (
      <SelectField
        {...fieldProps(props)}
        hint={
          <>
            {records.state === 'failed' ? t('failed') : hint} {none}
            {records.state === 'ready' && known.length === Number(maxListed) && (
              <Link to={listPath({ place })} className="underline underline-offset-4">
                {t('more')}
              </Link>
            )}
          </>
        }
        placeholder={field.isRequired ? t('choose') : t('none')}
        options={[...rest, ...options]}
        value={chosen}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.value === '' ? field.empty : Number(currentTarget.value))
        }
      />
    )
  }
}
