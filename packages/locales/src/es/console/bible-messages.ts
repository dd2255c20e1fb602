import { bibleBooks } from '../bible-books.ts'
import { consoleBible, consoleDailyVerse } from './bible.ts'
import { consoleFreeTexts } from './free-texts.ts'

/** The texts of the screens of the Bible, and of what the start offers of it. */
export const messages = { bibleBooks, consoleBible, consoleDailyVerse, consoleFreeTexts }
