import { useAct } from '@narthex/client/data/use-act'
import { useLoaded } from '@narthex/client/data/use-loaded'
import { LazyPart } from '@narthex/client/parts/lazy-part'
import type { Visual } from '@narthex/contract/churches/church.schemas'
import { Icon } from '@narthex/ui/icon'
import { ColourField, isColour } from '@narthex/ui/office/fields/colour-field'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { toolClass } from '../../../components/buttons.ts'
import { useFailure } from '../../../components/use-failure.ts'
import { LazyFilePicker } from '../../../media/picker/lazy-file-picker.tsx'
import { useMay } from '../../../session/office.ts'
import { lookPart } from '../change-settings.ts'
import { StepButtons } from '../step-buttons.tsx'
import { StepData } from '../step-data.tsx'
import { useWizard } from '../wizard-context.ts'
import { SiteHeadSketch } from './site-head-sketch.tsx'

/** Logo and colour, with the head of the site as it would look. */
export function LookStep() {
  const look = useLoaded('look', lookPart.read)
  return <StepData data={look}>{(value) => <LookForm look={value} />}</StepData>
}

function LookForm({ look }: { look: Visual }) {
  const t = useTranslations('consoleStart.look')
  const format = useFormatter()
  const { goOn } = useWizard()
  const [logo, setLogo] = useState(look.logo)
  const [colour, setColour] = useState(look.corApp)
  const act = useAct(useFailure())
  const isWrong = !isColour(colour)
  const save = () =>
    act.run(async () => {
      await lookPart.change({ logo, corApp: colour.toLowerCase() })
      await goOn()
    })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWrong) void save()
      }}
      className="grid grid-cols-1 gap-6"
    >
      <LogoField logo={logo} onChange={setLogo} />
      <ColourField
        label={t('colour')}
        hint={t('colourHint')}
        error={isWrong ? t('colourError') : undefined}
        value={colour}
        onChange={setColour}
        texts={{
          choose: t('choose'),
          sample: t('sample'),
          link: t('link'),
          contrast: (ratio) => t('contrast', { ratio: format.number(ratio) }),
          adjusted: t('adjusted'),
        }}
      />
      <SiteHeadSketch logo={logo} colour={isWrong ? look.corApp : colour} />
      <StepButtons isForm isSending={act.isBusy} failure={act.failure} />
    </form>
  )
}

function LogoField({ logo, onChange }: { logo: string | null; onChange: (logo: string | null) => void }) {
  const t = useTranslations('consoleStart.look')
  const mayPick = useMay('media')
  const [isPicking, setPicking] = useState(false)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{t('logo')}</legend>
      <div className="flex flex-wrap items-center gap-4">
        <span className="grid h-20 w-32 place-items-center overflow-hidden rounded-control bg-sunken p-2">
          {logo ? (
            <img src={logo} alt={t('logoAlt')} className="max-h-full max-w-full object-contain" />
          ) : (
            <Icon name="church" className="size-8 text-muted" />
          )}
        </span>
        <span className="flex flex-wrap gap-2">
          {mayPick && (
            <button type="button" onClick={() => setPicking(true)} className={toolClass('quiet')}>
              {logo ? t('otherLogo') : t('chooseLogo')}
            </button>
          )}
          {logo && (
            <button type="button" onClick={() => onChange(null)} className={toolClass('plain')}>
              {t('withoutLogo')}
            </button>
          )}
        </span>
      </div>
      <p className="mt-1.5 text-sm text-muted">{mayPick ? t('logoHint') : t('logoOthers')}</p>
      {isPicking && (
        <LazyPart>
          <LazyFilePicker
            kind="IMAGEM"
            onClose={() => setPicking(false)}
            onPick={({ endereco }) => {
              onChange(endereco)
              setPicking(false)
            }}
          />
        </LazyPart>
      )}
    </fieldset>
  )
}
