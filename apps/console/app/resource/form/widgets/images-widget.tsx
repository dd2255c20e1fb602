import { LazyPart } from '@narthex/client/parts/lazy-part'
import { FieldError } from '@narthex/ui/field'
import { SortableList } from '@narthex/ui/office/sortable/sortable-list'
import { Picture } from '@narthex/ui/picture'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../../components/buttons.ts'
import { useSortableTexts } from '../../../components/use-sortable-texts.ts'
import { ChosenImageAdvice } from '../../../media/description/lazy-image-description.tsx'
import { LazyFilePicker } from '../../../media/picker/lazy-file-picker.tsx'
import type { WidgetProps } from './widget.ts'

/** Pictures of a record in their order, chosen from the library; the first one stands for all of them. */
export function ImagesWidget({ label, hint, optional, error, value, onChange, field }: WidgetProps) {
  const t = useTranslations('consoleWidgets.images')
  const texts = useSortableTexts()
  const [isPicking, setPicking] = useState(false)
  const images = Array.isArray(value) ? value.map(String) : []
  const name = (image: string) => t('name', { position: String(images.indexOf(image) + 1) })
  const id = useId()
  const [labelId, hintId, errorId] = [`${id}label`, `${id}hint`, `${id}error`]
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  const isFull = field.max !== undefined && images.length >= field.max
  return (
    <fieldset aria-labelledby={labelId} aria-describedby={described || undefined} className="min-w-0">
      <p id={labelId} className="mb-1.5 text-sm font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> {optional}</span>}
      </p>
      {images.length > 0 && (
        <div className="mb-3">
          <SortableList
            label={label}
            items={images}
            itemId={(image) => image}
            itemName={name}
            onOrder={onChange}
            texts={texts}
            renderItem={(image) => (
              <div className="flex flex-wrap items-center gap-3">
                <Picture
                  src={image}
                  alt=""
                  sizes="6rem"
                  className="block aspect-4/3 w-20 shrink-0 overflow-hidden rounded-control sm:w-24"
                />
                <span className="min-w-0 grow text-sm">
                  <span className="block font-medium">{name(image)}</span>
                  {image === images[0] && <span className="block text-muted">{t('first')}</span>}
                </span>
                <button
                  type="button"
                  className={toolClass('plain')}
                  onClick={() => onChange(images.filter((other) => other !== image))}
                >
                  {t('remove')}
                  <span className="sr-only"> ({name(image)})</span>
                </button>
                <div className="w-full empty:hidden">
                  <ChosenImageAdvice
                    address={image}
                    onDescribed={(described) => onChange(images.map((other) => (other === image ? described : other)))}
                  />
                </div>
              </div>
            )}
          />
        </div>
      )}
      <button type="button" disabled={isFull} onClick={() => setPicking(true)} className={toolClass('quiet')}>
        {t('add')}
      </button>
      <FieldError id={errorId} error={error} />
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {isPicking && (
        <LazyPart>
          <LazyFilePicker
            kind="IMAGEM"
            onClose={() => setPicking(false)}
            onPick={({ endereco }) => {
              if (!images.includes(endereco)) onChange([...images, endereco])
              setPicking(false)
            }}
          />
        </LazyPart>
      )}
    </fieldset>
  )
}
