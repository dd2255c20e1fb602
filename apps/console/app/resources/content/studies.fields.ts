import { studies } from '@narthex/contract/content/study.resource'
import { defineFields } from '../../resource/form/kind-editor.ts'
import { StudySeriesControl } from './controls/parents.ts'
import { QuestionsControl, writeQuestions } from './controls/questions-control.tsx'

/** How the form of a study is arranged. */
export const studiesEditor = defineFields(studies, {
  texts: 'consoleStudyFields',
  sections: [
    { name: 'words', fields: ['titulo', 'resumo', 'referencia', 'corpo', 'perguntas', 'orientacaoLider'] },
    { name: 'place', fields: ['paiId', 'ordem'] },
    { name: 'meeting', fields: ['duracaoMinutos'] },
    { name: 'picture', fields: ['imagem'] },
    { name: 'when', fields: ['dataPublicacao', 'dataFimPublicacao', 'autor', 'idioma'] },
  ],
  hints: {
    resumo: { widget: 'longText' },
    corpo: { widget: 'richText' },
    idioma: { widget: 'language' },
    paiId: { control: StudySeriesControl },
    perguntas: { control: QuestionsControl, toText: writeQuestions },
    orientacaoLider: { widget: 'richText' },
  },
  translated: {
    field: 'traducoes',
    own: 'idioma',
    words: ['titulo', 'resumo', 'referencia', 'corpo', 'perguntas', 'orientacaoLider'],
  },
})
