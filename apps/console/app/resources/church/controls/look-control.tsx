import { type Look, looks } from '@narthex/contract/churches/looks'
import { coverSvg } from '@narthex/ui/covers/cover-svg'
import { FieldError } from '@narthex/ui/field'
import { isColour } from '@narthex/ui/office/fields/colour-field'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useEditorForm } from '../../../resource/form/editor-form.ts'
import type { WidgetProps } from '../../../resource/form/widgets/widget.ts'
import { useOfficeSession } from '../../../session/office.ts'

/** The looks as pictures: each draws the church's own cover in the colour that is chosen. */
export function LookControl({ label, hint, error, value, onChange, onBlur, path }: WidgetProps) {
  const t = useTranslations('consoleLook.looks')
  const { igreja } = useOfficeSession()
  const { form } = useEditorForm().valid
  const typed = String(form.watch('corApp') ?? '')
  const colour = isColour(typed) ? typed.toLowerCase() : igreja.corApp
  const id = useId()
  const [hintId, errorId] = [`${id}hint`, `${id}error`]
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <fieldset aria-describedby={described || undefined} className="min-w-0">
      <legend className="text-sm font-semibold">{label}</legend>
      {hint && (
        <p id={hintId} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      <div className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {looks.map((look) => (
          <label
            key={look}
            className="relative block cursor-pointer overflow-hidden rounded-card bg-card shadow-[inset_0_0_0_1px_var(--line)] has-checked:shadow-[inset_0_0_0_3px_var(--brand-text)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name={path}
              value={look}
              checked={value === look}
              onChange={() => onChange(look)}
              onBlur={onBlur}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <LookPicture seed={igreja.nome} look={look} colour={colour} />
            <span className="block px-3 pt-2 pb-3">
              <span className="block text-sm font-semibold">{t(`${look}.name`)}</span>
              <span className="block text-sm text-muted">{t(`${look}.line`)}</span>
            </span>
          </label>
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}

function LookPicture({ seed, look, colour }: { seed: string; look: Look; colour: string }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none m-1 block aspect-8/5 overflow-hidden rounded-[calc(var(--radius-card)-0.25rem)] bg-white [&>svg]:size-full"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own SVG, made of numbers and a checked colour
      dangerouslySetInnerHTML={{ __html: coverSvg(seed, { look, colour, focus: 'middle' }) }}
    />
  )
}
