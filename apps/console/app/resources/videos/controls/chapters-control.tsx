import type { Chapter } from '@narthex/contract/media/video.schemas'
import { TextField } from '@narthex/ui/text-field'
import { useTranslations } from 'use-intl'
import { type ItemFieldsProps, itemsControl } from '../../../resource/form/controls/items-control.tsx'
import { LengthField } from '../../podcast/controls/length-control.tsx'
import { lengthText } from '../../podcast/length-text.ts'

/** Parts of a video, each from its second on. The site puts them in their order. */
export const ChaptersControl = itemsControl<Chapter>({
  begin: { inicioSegundos: 0, titulo: '' },
  max: 100,
  nameOf: ({ titulo }) => titulo,
  Fields: ChapterFields,
})

export const writeChapters = (chapters: unknown): string =>
  (chapters as readonly Chapter[])
    .map((chapter) => `${lengthText(chapter.inicioSegundos)} ${chapter.titulo}`)
    .join(', ')

function ChapterFields({ item, onChange, onBlur, label, bind }: ItemFieldsProps<Chapter>) {
  const t = useTranslations('consoleVideoFields.capitulos')
  const { name, error } = bind('inicioSegundos')
  return (
    <>
      <LengthField
        label={label('inicioSegundos')}
        hint={undefined}
        optional={undefined}
        name={name}
        error={error}
        wrong={t('wrong')}
        value={item.inicioSegundos}
        empty={0}
        onBlur={onBlur}
        onChange={(inicioSegundos) => onChange({ ...item, inicioSegundos: inicioSegundos as number })}
      />
      <TextField
        {...bind('titulo')}
        label={label('titulo')}
        value={item.titulo}
        maxLength={200}
        onBlur={onBlur}
        onChange={({ currentTarget }) => onChange({ ...item, titulo: currentTarget.value })}
      />
    </>
  )
}
