/** Properties of a named element that scrolls sideways: the keyboard reaches it too. */
export const SCROLLED_BY_KEYS = { tabIndex: 0 } as const;
