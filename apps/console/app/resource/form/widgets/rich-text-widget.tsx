import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { FieldError } from '@narthex/ui/field'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { WidgetProps } from './widget.ts'

const RichTextEditor = lazyPart(() => import('./rich-text-editor.tsx').then(({ RichTextEditor }) => RichTextEditor))

/** Text that is written at length; its editor is loaded when it is shown. */
export function RichTextWidget({ label, hint, optional, error, value, onChange, onBlur, path }: WidgetProps) {
  const t = useTranslations('consoleText')
  const id = useId()
  const [labelId, hintId, errorId] = [`${id}label`, `${id}hint`, `${id}error`]
  return (
    <div>
      <p id={labelId} className="mb-1.5 text-sm font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> {optional}</span>}
      </p>
      <LazyPart
        fallback={<Skeleton className="h-72 w-full" />}
        failed={
          <Notice tone="danger">
            <p>{t('failed')}</p>
          </Notice>
        }
      >
        <RichTextEditor
          key={path}
          labelId={labelId}
          describedBy={`${errorId} ${hintId}`}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
        />
      </LazyPart>
      <FieldError id={errorId} error={error} />
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
