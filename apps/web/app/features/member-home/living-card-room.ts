/** The room of every card, so that a page keeps its height while its cards are loaded. */
export const cardRoomClass = 'min-h-36'
