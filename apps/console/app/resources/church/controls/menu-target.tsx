import { type MenuCode, mainMenuCodes, menuCodes } from '@narthex/contract/church-codes'
import { modulesOfMenu } from '@narthex/contract/churches/module-places'
import { type Locale, locales } from '@narthex/contract/locale'
import { controlClass, Field } from '@narthex/ui/field'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { readTexts } from '../../../document/text-parts.ts'
import { useEditorForm } from '../../../resource/form/editor-form.ts'
import type { WidgetProps } from '../../../resource/form/widgets/widget.ts'
import { useOfficeSession } from '../../../session/office.ts'

/** Where an item of the menu leads: a page of the site by its name, or a place outside of it. A page brings its names in all languages. */
export function MenuTarget({ label, hint, error, path, value, onChange, onBlur, optionText }: WidgetProps) {
  const t = useTranslations('consoleMenuFields.codigo')
  const choose = useTranslations('consoleEditor')('choose')
  const { igreja } = useOfficeSession()
  const fillNames = useNames()
  const textFor = (code: MenuCode) => {
    const module = modulesOfMenu[code]
    return module && !igreja.modulos.includes(module) ? t('switchedOff', { page: optionText(code) }) : optionText(code)
  }
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <select
            {...control}
            name={path}
            value={typeof value === 'string' ? value : ''}
            onBlur={onBlur}
            onChange={({ currentTarget }) => {
              const code = currentTarget.value as MenuCode
              onChange(code)
              void fillNames(code, value)
            }}
            className={`${controlClass} appearance-none truncate pe-11`}
          >
            {!value && <option value="">{choose}</option>}
            {groups.map(({ name, codes }) => (
              <optgroup key={name} label={t(`groups.${name}`)}>
                {codes.map((code) => (
                  <option key={code} value={code}>
                    {textFor(code)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <Icon
            name="chevron"
            className="pointer-events-none absolute end-3 top-1/2 size-5 -translate-y-1/2 text-muted"
          />
        </div>
      )}
    </Field>
  )
}

const isMain = (code: MenuCode) => (mainMenuCodes as readonly MenuCode[]).includes(code)
const isPage = (code: MenuCode) => code in modulesOfMenu

/** Pages of the header, pages under “More”, and places outside of the site. */
const groups = [
  { name: 'main', codes: menuCodes.filter(isMain) },
  { name: 'more', codes: menuCodes.filter((code) => isPage(code) && !isMain(code)) },
  { name: 'outside', codes: menuCodes.filter((code) => !isPage(code)) },
] as const

/** Gives an item the names of the page that was chosen, instead of those of the page before it; names that someone typed stay. */
function useNames() {
  const { valid } = useEditorForm()
  return async (code: MenuCode, before: unknown) => {
    const all = await Promise.all(locales.map(async (locale) => [locale, await readNames(locale)] as const))
    for (const [locale, names] of all) {
      const typed = valid.form.getValues(locale)
      const isTyped = typed && typed !== names[before as MenuCode]
      if (!isTyped) valid.form.setValue(locale, code === 'OUTRO' ? '' : names[code], { shouldDirty: true })
    }
  }
}

async function readNames(locale: Locale): Promise<Readonly<Record<MenuCode, string>>> {
  const { consoleMenuFields } = await readTexts('site', locale)
  if (!consoleMenuFields) throw new Error('The texts of the site hold no menu')
  return consoleMenuFields.codigo.options
}
