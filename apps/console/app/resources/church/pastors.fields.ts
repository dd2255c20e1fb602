import { pastors } from '@narthex/contract/churches/pastor.resource'
import { defineFields } from '../../resource/form/kind-editor.ts'

/** How the form of a pastor is arranged. */
export const pastorsEditor = defineFields(pastors, {
  texts: 'consolePastorFields',
  sections: [{ name: 'person', fields: ['nome', 'funcao', 'foto', 'biografia'] }],
})
