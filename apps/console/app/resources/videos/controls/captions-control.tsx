import type { Caption } from '@narthex/contract/media/video.schemas'
import { SelectField } from '@narthex/ui/select-field'
import { FileField } from '../../../resource/form/controls/file-control.tsx'
import { type ItemFieldsProps, itemsControl } from '../../../resource/form/controls/items-control.tsx'
import { useSpoken } from './spoken-control.tsx'

/** Captions of a video, a file for each language. */
export const CaptionsControl = itemsControl<Caption>({
  begin: { idioma: 'pt-BR', url: '' },
  max: 20,
  nameOf: ({ idioma }) => idioma,
  Fields: CaptionFields,
})

export const writeCaptions = (captions: unknown): string =>
  (captions as readonly Caption[]).map(({ idioma }) => idioma).join(', ')

function CaptionFields({ item, onChange, onBlur, label, bind }: ItemFieldsProps<Caption>) {
  return (
    <>
      <SelectField
        {...bind('idioma')}
        label={label('idioma')}
        {...useSpoken(item.idioma)}
        onChange={({ currentTarget }) => onChange({ ...item, idioma: currentTarget.value })}
      />
      <FileField
        {...bind('url')}
        kind="LEGENDA"
        label={label('url')}
        value={item.url}
        onBlur={onBlur}
        onChange={(url) => onChange({ ...item, url })}
      />
    </>
  )
}
