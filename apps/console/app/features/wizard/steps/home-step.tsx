import { useAct } from '@narthex/client/data/use-act'
import { Icon } from '@narthex/ui/icon'
import { Notice } from '@narthex/ui/notice'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../../components/buttons.ts'
import { useFailure } from '../../../components/use-failure.ts'
import { pathTo } from '../../../navigation/places.ts'
import { useOfficeSession } from '../../../session/office.ts'
import { applyMenu, MenuChanges } from '../menu-suggestion.tsx'
import { closeStart, passStep } from '../start-calls.ts'
import type { StepScreenProps } from './step-screens.ts'

/** The end: the menu is made to lead to what there is, and the church's own home is opened. */
export function HomeStep({ start, onStart }: StepScreenProps) {
  const t = useTranslations('consoleStart.home')
  const act = useAct(useFailure())
  const finish = () =>
    act.run(async () => {
      await applyMenu(start.menu)
      await passStep('INICIO')
      onStart(await closeStart('CONCLUIDO'))
    })
  if (start.situacao === 'CONCLUIDO') return <Finished />
  return (
    <>
      {start.menu.length > 0 && (
        <div className="mb-5">
          <p className="mb-2 font-semibold">{t('menu')}</p>
          <MenuChanges menu={start.menu} />
        </div>
      )}
      <p className="text-muted">{t('rest')}</p>
      {act.failure && (
        <Notice tone="danger" className="mt-4">
          <p>{act.failure}</p>
        </Notice>
      )}
      <button
        type="button"
        onClick={() => void finish()}
        aria-busy={act.isBusy || undefined}
        aria-disabled={act.isBusy || undefined}
        className={`${toolClass('primary')} mt-5 max-sm:w-full`}
      >
        {t('finish')}
      </button>
    </>
  )
}

function Finished() {
  const t = useTranslations('consoleStart.home')
  const frame = useTranslations('consoleFrame')
  const { igreja } = useOfficeSession()
  return (
    <div role="status" className="grid justify-items-center gap-3 rounded-hero bg-sunken px-6 py-10 text-center">
      <span aria-hidden="true" className="grid size-14 place-items-center rounded-full bg-success/14 text-success">
        <Icon name="check" className="size-7" />
      </span>
      <p className="text-lg font-semibold">{t('done', { church: igreja.nome })}</p>
      <p className="max-w-measure text-muted">{t('doneLead')}</p>
      <a href={igreja.site} target="_blank" rel="noreferrer" className={toolClass('primary')}>
        {t('open')}
        <Icon name="external" className="size-4.5" />
        <span className="sr-only">{frame('newTab')}</span>
      </a>
      <Link to={pathTo('home')} className={toolClass('plain')}>
        {t('toOffice')}
      </Link>
    </div>
  )
}
