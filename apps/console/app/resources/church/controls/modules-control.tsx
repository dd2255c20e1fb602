import { type ModuleCode, moduleCodes } from '@narthex/contract/church-codes'
import type { OfficeModules } from '@narthex/contract/churches/modules.settings'
import { Icon } from '@narthex/ui/icon'
import { Switch } from '@narthex/ui/switch'
import { useTranslations } from 'use-intl'
import { useEditorForm } from '../../../resource/form/editor-form.ts'
import type { FieldWords } from '../../../resource/form/kind-editor.ts'
import type { WidgetProps } from '../../../resource/form/widgets/widget.ts'

/** The modules in the order in which a church is asked: what most have comes first. */
const asked: readonly ModuleCode[] = [
  'MOD_CULTO',
  'MOD_EVENTO',
  'MOD_CELULA',
  'MOD_MURAL_ORACAO',
  'MOD_DOACAO',
  'MOD_NOTICIA',
  'MOD_DEVOCIONAL',
  'MOD_EBD',
  'MOD_PUBLICACAO',
  'MOD_ASSINATURA',
]

/** Switches of the modules, as questions. Says what switching a module off hides before it is saved. */
export function ModulesControl({ value, onChange }: WidgetProps) {
  const t = useTranslations('consoleModules')
  const { record } = useEditorForm()
  const { modulos: saved = [], dependentes = [], modulosDoPlano } = (record ?? {}) as Partial<OfficeModules>
  const chosen = Array.isArray(value) ? value.map(String) : []
  const toggle = (code: ModuleCode) =>
    onChange(moduleCodes.filter((other) => chosen.includes(other) !== (other === code)))
  return (
    <ul className="divide-y divide-line">
      {asked.map((code) => {
        const isOn = chosen.includes(code)
        const wasOn = saved.includes(code)
        const isOutside = !wasOn && modulosDoPlano != null && !modulosDoPlano.includes(code)
        const hidden = isOn ? [] : dependentes.filter(({ modulo }) => modulo === code)
        return (
          <li key={code} className="py-1.5">
            {isOutside ? (
              <div className="py-2.5">
                <p className="font-semibold">{t(`questions.${code}.ask`)}</p>
                <p className="text-sm text-muted">{t('outsidePlan')}</p>
              </div>
            ) : (
              <Switch
                label={t(`questions.${code}.ask`)}
                description={t(`questions.${code}.shows`)}
                isOn={isOn}
                onChange={() => toggle(code)}
              />
            )}
            <div role="status">
              {hidden.length > 0 && (
                <div
                  className={`mb-3 flex gap-2.5 rounded-control p-3 text-sm ${wasOn ? 'bg-warning/14' : 'bg-sunken text-muted'}`}
                >
                  <Icon name={wasOn ? 'warning' : 'info'} className="mt-0.5 size-4.5 shrink-0" />
                  <div className="min-w-0">
                    <p className="font-semibold">{wasOn ? t('hides') : t('hidden')}</p>
                    <ul className="mt-0.5">
                      {hidden.map(({ tipo, total }) => (
                        <li key={tipo}>{t(`dependants.${tipo}`, { count: total })}</li>
                      ))}
                    </ul>
                  </div>
                </div>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** Modules by their questions; a history knows them as rows. */
export function writeModules(value: unknown, words: FieldWords): string {
  const codes = Array.isArray(value)
    ? value.map((item) => (typeof item === 'string' ? item : String(item?.codigo)))
    : []
  const known = moduleCodes.filter((code) => codes.includes(code))
  return known.length > 0 ? known.map((code) => words(`questions.${code}.ask`)).join('\n') : '–'
}
