import { createPalette } from '@narthex/ui/colour/palette'
import { isColour } from '@narthex/ui/office/fields/colour-field'
import { useTranslations } from 'use-intl'
import { useEditorForm } from '../../../resource/form/editor-form.ts'
import { ImageWidget } from '../../../resource/form/widgets/image-widget.tsx'
import type { WidgetProps } from '../../../resource/form/widgets/widget.ts'
import { useOfficeSession } from '../../../session/office.ts'

/** The logo as the site shows it, by day and by night; without one, the name in its place. */
export function LogoControl(props: WidgetProps) {
  const t = useTranslations('consoleLook')
  const { igreja } = useOfficeSession()
  const { form } = useEditorForm().valid
  const colour = String(form.watch('corApp') ?? '')
  const { light, dark } = createPalette(isColour(colour) ? colour : igreja.corApp)
  const logo = typeof props.value === 'string' ? props.value : undefined
  return (
    <div>
      <ImageWidget {...props} />
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        {[
          { scheme: light, name: t('onLight') },
          { scheme: dark, name: t('onDark') },
        ].map(({ scheme, name }) => (
          <figure key={name} className="min-w-0">
            <div
              style={{ background: scheme.canvas, color: scheme.ink, borderColor: scheme.line }}
              className="flex h-20 items-center rounded-control border px-4"
            >
              {logo ? (
                <img src={logo} alt="" className="max-h-11 max-w-full object-contain" />
              ) : (
                <span className="truncate font-semibold">{igreja.nome}</span>
              )}
            </div>
            <figcaption className="mt-1 text-sm text-muted">{name}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  )
}
