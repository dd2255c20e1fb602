/** Owner of the marks of a visitor, in place of a member id. */
export const visitorOwner = 0
/** The device's mark that a visitor has made marks. */
export const visitorMark = 'bibleMarks'
