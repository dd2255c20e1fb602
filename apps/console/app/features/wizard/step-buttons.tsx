import { useAct } from '@narthex/client/data/use-act'
import { Notice } from '@narthex/ui/notice'
import { Spinner } from '@narthex/ui/spinner'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { useFailure } from '../../components/use-failure.ts'
import { useWizard } from './wizard-context.ts'

export interface StepButtonsProps {
  /** The step is a form: the main button sends it. Without it the button only goes on. */
  readonly isForm?: boolean
  readonly isSending?: boolean
  /** Why the form was not sent. */
  readonly failure?: string | undefined
}

const whole = 'max-sm:w-full'

/** Buttons at the end of each step: save and continue, skip, go back. */
export function StepButtons({ isForm = false, isSending = false, failure }: StepButtonsProps) {
  const t = useTranslations('consoleStart')
  const { goOn, backPath } = useWizard()
  const act = useAct(useFailure())
  const why = failure ?? act.failure
  const isBusy = isSending || act.isBusy
  const pass = () => void act.run(goOn)
  return (
    <div className="mt-6 grid gap-3">
      {why && (
        <Notice tone="danger">
          <p>{why}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-2 max-sm:flex-col-reverse">
        {backPath && (
          <Link to={backPath} className={`${toolClass('plain')} ${whole} sm:me-auto`}>
            {t('back')}
          </Link>
        )}
        {isForm && (
          <button type="button" onClick={pass} disabled={isBusy} className={`${toolClass('quiet')} ${whole}`}>
            {t('skip')}
          </button>
        )}
        <button
          type={isForm ? 'submit' : 'button'}
          onClick={isForm ? undefined : pass}
          aria-busy={isBusy || undefined}
          aria-disabled={isBusy || undefined}
          className={`${toolClass('primary')} ${whole}`}
        >
          {isBusy && <Spinner />}
          {isForm ? t('save') : t('goOn')}
        </button>
      </div>
    </div>
  )
}
