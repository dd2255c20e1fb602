import { Es } from 'media-chrome/lang/es'
import { Pt } from 'media-chrome/lang/pt'
import { addTranslation, setLanguage } from 'media-chrome/utils/i18n'

/* The words of the controls, in the language of the page. */
addTranslation('es', Es)
addTranslation('pt', Pt)
setLanguage(document.documentElement.lang.slice(0, 2))
