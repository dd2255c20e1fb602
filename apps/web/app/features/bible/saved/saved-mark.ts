/** The device's mark that it keeps texts of the Bible. */
export const savedMark = 'bibleSaved'
