import { useAct } from '@narthex/client/data/use-act'
import { useLoaded } from '@narthex/client/data/use-loaded'
import { type ModuleCode, moduleCodes } from '@narthex/contract/church-codes'
import { Switch } from '@narthex/ui/switch'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailure } from '../../../components/use-failure.ts'
import { modulesPart } from '../change-settings.ts'
import { StepButtons } from '../step-buttons.tsx'
import { StepData } from '../step-data.tsx'
import { useWizard } from '../wizard-context.ts'

/** Step that asks for the activities of the church: each yes switches a module on. */
export function ModulesStep() {
  const modules = useLoaded('modules', modulesPart.read)
  return <StepData data={modules}>{({ modulos }) => <ModulesForm modules={modulos} />}</StepData>
}

function ModulesForm({ modules }: { modules: readonly ModuleCode[] }) {
  const t = useTranslations('consoleStart')
  const ask = useTranslations('consoleModules.questions')
  const { goOn } = useWizard()
  const [chosen, setChosen] = useState<ReadonlySet<ModuleCode>>(new Set(modules))
  const act = useAct(useFailure())
  const choose = (code: ModuleCode, isOn: boolean) =>
    setChosen(new Set(moduleCodes.filter((each) => (each === code ? isOn : chosen.has(each)))))
  const save = () =>
    act.run(async () => {
      await modulesPart.change({ modulos: [...chosen] })
      await goOn()
    })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <ul className="divide-y divide-line">
        {moduleCodes.map((code) => (
          <li key={code} className="py-1">
            <Switch
              label={ask(`${code}.ask`)}
              description={ask(`${code}.shows`)}
              isOn={chosen.has(code)}
              onChange={(isOn) => choose(code, isOn)}
            />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">{t('modulesLater')}</p>
      <StepButtons isForm isSending={act.isBusy} failure={act.failure} />
    </form>
  )
}
