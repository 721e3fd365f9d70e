/** For a named element that scrolls sideways, so that the keyboard reaches it. */
export const SCROLLED_BY_KEYS = { tabIndex: 0 } as const;
