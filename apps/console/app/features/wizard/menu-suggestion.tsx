import { menuItems } from '@narthex/contract/churches/menu.resource'
import type { ChurchStart } from '@narthex/contract/churches/start.settings'
import type { Locale } from '@narthex/contract/locale'
import { resourceEndpoints } from '@narthex/contract/resources/resource-endpoints'
import { Icon } from '@narthex/ui/icon'
import { useLocale, useTranslations } from 'use-intl'
import { callApi } from '../../session/api.ts'

const calls = resourceEndpoints(menuItems)
type Menu = ChurchStart['menu']

/** Makes the suggested changes one after another, by the calls of the menu; what was made stays where one fails. */
export async function applyMenu(menu: Menu): Promise<void> {
  for (const { id, codigo, flagAtivo, pt, en, es } of menu) {
    if (id === null) await callApi(calls.add, { body: { codigo, pt, en, es } })
    else {
      const params = { id: String(id) }
      const { id: _, ordem: __, flagExibido: ___, ...item } = await callApi(calls.get, { params })
      await callApi(calls.set, { params, body: { ...item, flagAtivo } })
    }
  }
}

/** Lists the menu items that a suggestion shows and hides. */
export function MenuChanges({ menu }: { menu: Menu }) {
  const t = useTranslations('consoleStart.menu')
  const locale = useLocale() as Locale
  return (
    <ul className="divide-y divide-line border-y border-line">
      {menu.map((item) => (
        <li key={item.codigo} className="flex min-h-11 items-center gap-3 py-1.5">
          <Icon
            name={item.flagAtivo ? 'check' : 'close'}
            className={`size-5 shrink-0 ${item.flagAtivo ? 'text-success' : 'text-muted'}`}
          />
          <span className="min-w-0 grow font-medium">{item[locale]}</span>
          <span className="text-sm text-muted">{item.flagAtivo ? t('shown') : t('hidden')}</span>
        </li>
      ))}
    </ul>
  )
}
