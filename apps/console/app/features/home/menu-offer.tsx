import { showMessage } from '@narthex/client/calls/status-store'
import { useAct } from '@narthex/client/data/use-act'
import type { ChurchStart } from '@narthex/contract/churches/start.settings'
import { Notice } from '@narthex/ui/notice'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { useFailure } from '../../components/use-failure.ts'
import { applyMenu, MenuChanges } from '../wizard/menu-suggestion.tsx'
import { readStart } from '../wizard/start-calls.ts'
import { HomeSection } from './home-section.tsx'

export interface MenuOfferProps {
  readonly start: ChurchStart
  readonly onStart: (start: ChurchStart) => void
}

/** Offers to lead visitors to what there is by now. What the church shows already stays its own decision. */
export function MenuOffer({ start, onStart }: MenuOfferProps) {
  const t = useTranslations('consoleHome.menu')
  const act = useAct(useFailure())
  const shown = start.menu.filter(({ flagAtivo }) => flagAtivo)
  if (shown.length === 0) return null
  const apply = () =>
    act.run(async () => {
      await applyMenu(shown)
      onStart(await readStart())
      showMessage('GLOBAL', { tone: 'success', text: t('applied') })
    })
  return (
    <HomeSection title={t('title')}>
      <MenuChanges menu={shown} />
      {act.failure && (
        <Notice tone="danger" className="mt-3">
          <p>{act.failure}</p>
        </Notice>
      )}
      <button
        type="button"
        onClick={() => void apply()}
        aria-busy={act.isBusy || undefined}
        className={`${toolClass('quiet')} mt-3`}
      >
        {t('apply')}
      </button>
    </HomeSection>
  )
}
