/** Of an element with a name: what scrolls sideways is reached by the keyboard too. */
export const SCROLLED_BY_KEYS = { tabIndex: 0 } as const;
