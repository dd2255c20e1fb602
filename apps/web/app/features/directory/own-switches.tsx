import type { DirectoryChoice, DirectoryEntry, OwnDirectory } from '@narthex/contract/people/directory.schemas'
import type { DirectoryField } from '@narthex/contract/people/directory-words'
import { cardClass } from '@narthex/ui/card'
import { Switch } from '@narthex/ui/switch'
import { useTranslations } from 'use-intl'
import { useBirthdayText } from './use-birthday-text.ts'

export interface OwnSwitchesProps {
  readonly own: OwnDirectory
  readonly onChoose: (change: Partial<DirectoryChoice>) => Promise<void>
}

/** Whether the member is in the directory, and each fact that they may show, with what it says. */
export function OwnSwitches({ own, onChoose }: OwnSwitchesProps) {
  const t = useTranslations('directory.own')
  const birthdayText = useBirthdayText()
  const { flagFora, campos, oferecidos, flagConfirmar, proprio } = own
  const chosen = flagConfirmar ? [] : campos
  const toggle = (field: DirectoryField, isOn: boolean) =>
    void onChoose({ campos: oferecidos.filter((other) => (other === field ? isOn : chosen.includes(other))) })
  return (
    <section aria-labelledby="shown">
      <h2 id="shown" className="text-xl">
        {t('title')}
      </h2>
      <div className={`${cardClass} mt-3 divide-y divide-line px-4`}>
        <Switch
          label={t('isIn')}
          description={t('isInLine')}
          isOn={!flagFora}
          onChange={(isOn) => void onChoose({ flagFora: !isOn })}
        />
        {!flagFora &&
          oferecidos.map((field) => (
            <Switch
              key={field}
              label={t(`fields.${field}`)}
              description={(proprio && writeFact(field, proprio)) || t('unknown')}
              isOn={chosen.includes(field)}
              onChange={(isOn) => toggle(field, isOn)}
            />
          ))}
      </div>
      {!flagFora && oferecidos.length === 0 && <p className="mt-3 text-sm text-muted">{t('nameAlone')}</p>}
    </section>
  )

  function writeFact(field: DirectoryField, entry: DirectoryEntry): string | null {
    const { imagem, telefone, email, congregacao, aniversario, grupos } = entry
    const facts: Readonly<Record<DirectoryField, string | null>> = {
      FOTO: imagem && t('hasPicture'),
      TELEFONE: telefone,
      EMAIL: email,
      CONGREGACAO: congregacao,
      ANIVERSARIO: aniversario && birthdayText(aniversario),
      GRUPOS: grupos.join(', '),
    }
    return facts[field]
  }
}
