import { LazyPart } from '@narthex/client/parts/lazy-part'
import { FieldError } from '@narthex/ui/field'
import { Picture } from '@narthex/ui/picture'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../../components/buttons.ts'
import { ChosenImageAdvice } from '../../../media/description/lazy-image-description.tsx'
import { LazyFilePicker } from '../../../media/picker/lazy-file-picker.tsx'
import type { WidgetProps } from './widget.ts'

/** A picture of a record: chosen from the library, or added to it on the way. */
export function ImageWidget(widget: WidgetProps) {
  const t = useTranslations('consoleImage')
  const [isPicking, setPicking] = useState(false)
  const address = typeof widget.value === 'string' && widget.value !== '' ? widget.value : undefined
  const id = useId()
  const [labelId, hintId, errorId] = [`${id}label`, `${id}hint`, `${id}error`]
  const described = [widget.error && errorId, widget.hint && hintId].filter(Boolean).join(' ')
  return (
    <fieldset aria-labelledby={labelId} aria-describedby={described || undefined} className="min-w-0">
      <p id={labelId} className="mb-1.5 text-sm font-semibold">
        {widget.label}
        {widget.optional && <span className="font-normal text-muted"> {widget.optional}</span>}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {address ? (
          <Picture
            src={address}
            alt=""
            sizes="10rem"
            className="block aspect-4/3 w-40 overflow-hidden rounded-control"
          />
        ) : (
          <span className="grid aspect-4/3 w-40 place-items-center rounded-control bg-sunken text-sm text-muted">
            {t('none')}
          </span>
        )}
        <div className="flex flex-wrap gap-2">
          <button type="button" onClick={() => setPicking(true)} className={toolClass('quiet')}>
            {address ? t('change') : t('choose')}
          </button>
          {address && (
            <button type="button" onClick={() => widget.onChange(widget.field.empty)} className={toolClass('plain')}>
              {t('remove')}
            </button>
          )}
        </div>
      </div>
      {address && <ChosenImageAdvice address={address} onDescribed={widget.onChange} />}
      <FieldError id={errorId} error={widget.error} />
      {widget.hint && (
        <p id={hintId} className="mt-1.5 text-sm text-muted">
          {widget.hint}
        </p>
      )}
      {isPicking && (
        <LazyPart>
          <LazyFilePicker
            kind="IMAGEM"
            onClose={() => setPicking(false)}
            onPick={({ endereco }) => {
              widget.onChange(endereco)
              setPicking(false)
            }}
          />
        </LazyPart>
      )}
    </fieldset>
  )
}
